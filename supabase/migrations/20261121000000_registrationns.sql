-- The database of a fresh project: one table, its rights, the daily upkeep and the organisers' view.
--
-- Supabase's default privileges grant every role everything on new objects; newer projects grant nothing. So
-- revoke all rights on each object, then grant what is needed.

-- The specification spells the table's name like this. The columns and CHECKs follow app/registration/fields.ts.
create table public.registrationns (
  id bigint generated always as identity primary key,
  name text not null,
  email text not null,
  phone text not null,
  designation text not null,
  company text not null,
  volunteer_for text not null,
  community_experience text not null,
  super_power text not null,
  dev_experience text not null,
  expectations text not null,
  comments text,
  registration_date timestamptz not null default now(),

  -- A required answer has a character that is not white space. In some locales \S matches U+00A0; the Worker refuses
  -- white space in any case.
  constraint registrationns_required check (
    name ~ '\S' and phone ~ '\S' and company ~ '\S' and expectations ~ '\S'
  ),
  constraint registrationns_comments_null_when_empty check (comments <> ''),

  -- https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
  constraint registrationns_email_syntax check (
    email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?([.][a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'
  ),
  constraint registrationns_designation_option check (designation in ('Student', 'Professional', 'Other')),
  constraint registrationns_volunteer_for_option check (
    volunteer_for in ('Pune Meetup', 'Bengaluru Meetup', 'Hyderabad Meetup')
  ),

  -- No control characters. Only the answers that the form asks for in a textarea may have several lines.
  constraint registrationns_single_lines check (
    (name || phone || company || super_power) !~ '[\u0001-\u001f\u007f-\u009f]'
  ),
  constraint registrationns_several_lines check (
    (community_experience || dev_experience || expectations || coalesce(comments, ''))
      !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]'
  ),

  -- 128 KiB, the limit of the form's request body.
  constraint registrationns_length check (
    octet_length(
      name || email || phone || designation || company || volunteer_for || community_experience || super_power
        || dev_experience || expectations || coalesce(comments, '')
    ) <= 131072
  )
);

comment on table public.registrationns is 'Volunteer registrations from /joinvolunteer. Personal data.';

-- Equal answers that share a day in India are one registration, so sending a form again is safe. Two days are compared:
-- one begins at midnight, the other at noon. So equal answers within 12 hours always share a day, also over midnight.
-- The separator U+001F is a control character, so no answer contains it. The hash keeps an index entry below its limit
-- of 2.7 kB.
create unique index registrationns_same_answers_same_day on public.registrationns (
  md5(
    name || E'\x1f' || email || E'\x1f' || phone || E'\x1f' || designation || E'\x1f' || company
      || E'\x1f' || volunteer_for || E'\x1f' || community_experience || E'\x1f' || super_power
      || E'\x1f' || dev_experience || E'\x1f' || expectations || E'\x1f' || coalesce(comments, '')
  ),
  ((registration_date at time zone 'Asia/Kolkata')::date)
);
create unique index registrationns_same_answers_same_day_from_noon on public.registrationns (
  md5(
    name || E'\x1f' || email || E'\x1f' || phone || E'\x1f' || designation || E'\x1f' || company
      || E'\x1f' || volunteer_for || E'\x1f' || community_experience || E'\x1f' || super_power
      || E'\x1f' || dev_experience || E'\x1f' || expectations || E'\x1f' || coalesce(comments, '')
  ),
  ((registration_date at time zone 'Asia/Kolkata' - interval '12 hours')::date)
);

-- The public key (anon) inserts registrations. The secret key (service_role) reads, inserts and erases them. No key
-- updates one.
grant usage on schema public to anon, service_role;
revoke all on public.registrationns from public, anon, authenticated, service_role;
revoke all on sequence public.registrationns_id_seq from public, anon, authenticated, service_role;
grant insert (
  name, email, phone, designation, company, volunteer_for, community_experience, super_power, dev_experience,
  expectations, comments, registration_date
) on public.registrationns to anon;
grant select, insert, delete on public.registrationns to service_role;

-- A registration with a date far in the future would never be erased. One day allows for wrong clocks.
alter table public.registrationns enable row level security;
create policy "Anyone may register now" on public.registrationns for insert to anon
  with check (registration_date between now() - interval '1 day' and now() + interval '1 day');

-- Erases each registration on the day after it is 12 months old (days in India). Counts the registrations of the last
-- 24 hours by meetup. The Worker calls the function every day with the public key. Anyone with that key may call the
-- function: it takes no arguments, erases only what is due and returns numbers only.
create function public.daily_upkeep() returns jsonb
language sql
security definer
set search_path = ''
set timezone = 'Asia/Kolkata'
as $$
  with erased as (
    delete from public.registrationns
    where registration_date::date + interval '12 months' < current_date
    returning id
  ),
  registered as (
    select volunteer_for, count(*) as registrations
    from public.registrationns
    -- From the full minute, so that none is missed if two runs are some seconds more than 24 hours apart.
    where registration_date between date_trunc('minute', now()) - interval '24 hours' and now()
    group by volunteer_for
  )
  select jsonb_build_object(
    'erased', (select count(*) from erased),
    'registered', (select coalesce(jsonb_object_agg(volunteer_for, registrations), '{}') from registered)
  )
$$;

comment on function public.daily_upkeep() is
  'Erases registrations that are more than 12 months old; returns numbers only. The Worker calls it every day.';
revoke all on function public.daily_upkeep() from public, anon, authenticated, service_role;
grant execute on function public.daily_upkeep() to anon;

-- The organisers' list in the dashboard: one meetup after the other, registrations of one address together, times in
-- India. A spreadsheet runs a cell that starts with an operator as a formula; an apostrophe before it makes it text.
create view public.registrations_by_meetup with (security_invoker = true) as
select
  to_char(registration_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as registered_ist,
  volunteer_for as meetup,
  regexp_replace(name, '^[-=+@＝＋－＠]', '''\&') as name,
  regexp_replace(phone, '^[-=+@＝＋－＠]', '''\&') as phone,
  regexp_replace(email, '^[-=+@＝＋－＠]', '''\&') as email,
  designation,
  regexp_replace(company, '^[-=+@＝＋－＠]', '''\&') as company,
  regexp_replace(super_power, '^[-=+@＝＋－＠]', '''\&') as super_power,
  regexp_replace(community_experience, '^[-=+@＝＋－＠]', '''\&') as community_experience,
  regexp_replace(dev_experience, '^[-=+@＝＋－＠]', '''\&') as dev_experience,
  regexp_replace(expectations, '^[-=+@＝＋－＠]', '''\&') as expectations,
  regexp_replace(comments, '^[-=+@＝＋－＠]', '''\&') as comments,
  id
from public.registrationns
order by volunteer_for, lower(email), id;

comment on view public.registrations_by_meetup is 'Volunteer registrations as organisers read them. Personal data.';
revoke all on public.registrations_by_meetup from public, anon, authenticated, service_role;
grant select on public.registrations_by_meetup to service_role;
