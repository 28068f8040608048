-- The daily upkeep. The public key may call it, because it takes no arguments and only does what is due: it erases each
-- registration on the day in India on which it becomes 12 months old, and counts those of the 24 hours before, by
-- meetup.

create index registrationns_registration_date on public.registrationns (registration_date);

create function public.daily_upkeep() returns jsonb
language sql
security definer
set search_path = ''
set timezone = 'Asia/Kolkata'
as $$
  with erased as (
    delete from public.registrationns
    -- Counted from either end of today; otherwise those of 29 February and of the day before would go a day late.
    where registration_date < greatest(
      date_trunc('day', now()) - interval '12 months' + interval '1 day',
      date_trunc('day', now()) + interval '1 day' - interval '12 months'
    )
    returning id
  ),
  registered as (
    select volunteer_for, count(*) as registrations
    from public.registrationns
    where registration_date > now() - interval '24 hours' and registration_date <= now()
    group by volunteer_for
  )
  select jsonb_build_object(
    'erased', (select count(*) from erased),
    'registered', (select coalesce(jsonb_object_agg(volunteer_for, registrations), '{}') from registered)
  )
$$;

comment on function public.daily_upkeep() is
  'Erases what is older than the retention period; returns numbers only. Called by the Worker every day.';

revoke all on function public.daily_upkeep() from public, anon, authenticated, service_role;
grant execute on function public.daily_upkeep() to anon;
