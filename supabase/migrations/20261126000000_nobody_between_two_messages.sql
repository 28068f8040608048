-- The daily upkeep is due at 03:00, but begins some seconds later, each day at another. The registrations of the 24 hours
-- before it began left out whoever registered in between, and whose row was on its way. They are counted from a minute
-- before the full hour on: rather twice than never.
create or replace function public.daily_upkeep() returns jsonb
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
    where registration_date >= date_trunc('hour', now()) - interval '24 hours 1 minute' and registration_date <= now()
    group by volunteer_for
  )
  select jsonb_build_object(
    'erased', (select count(*) from erased),
    'registered', (select coalesce(jsonb_object_agg(volunteer_for, registrations), '{}') from registered)
  )
$$;
