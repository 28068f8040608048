-- The database of a fresh project: one table, its rights, the daily upkeep and the organisers' view.
--
-- Supabase's default privileges grant every role everything on new objects; newer projects grant nothing. So
-- revoke all rights on each object, then grant what is needed.

-- The REST API offers what is in the schema `public`. What only the table and the view use is in `private`.
create schema private;
grant usage on schema private to anon, service_role;

-- The kinds of typed answers. A line has no control characters; several lines, for a textarea, have line feeds. A
-- required answer has a character that is not white space. Some locales do not count U+00A0 as white space; the Worker
-- does.
create domain private.optional_line as text check (value !~ '[\u0001-\u001f\u007f-\u009f]');
create domain private.required_line as private.optional_line check (value ~ '\S');
create domain private.optional_lines as text check (value !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]');
create domain private.required_lines as private.optional_lines check (value ~ '\S');

-- The owner spells the name like this. The columns of answers are the fields of app/registration/fields.ts.
create table public.registrationns (
  id bigint generated always as identity primary key,
  name private.required_line not null,
  -- https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
  email text not null check (
    email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?([.][a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'
  ),
  phone private.required_line not null,
  designation text not null check (designation in ('Student', 'Professional', 'Other')),
  company private.required_line not null,
  volunteer_for text not null check (volunteer_for in ('Pune Meetup', 'Bengaluru Meetup', 'Hyderabad Meetup')),
  community_experience private.optional_lines not null,
  super_power private.optional_line not null,
  dev_experience private.optional_lines not null,
  expectations private.required_lines not null,
  comments private.optional_lines check (comments <> ''),
  registration_date timestamptz not null default now()
);
comment on table public.registrationns is 'Volunteer registrations from /joinvolunteer. Personal data.';

-- All answers of a registration. No answer contains the separator U+001F, a control character.
create function private.answers(registration public.registrationns) returns text
language sql
immutable
set search_path = ''
return registration.name
  || E'\x1f' || registration.email
  || E'\x1f' || registration.phone
  || E'\x1f' || registration.designation
  || E'\x1f' || registration.company
  || E'\x1f' || registration.volunteer_for
  || E'\x1f' || registration.community_experience
  || E'\x1f' || registration.super_power
  || E'\x1f' || registration.dev_experience
  || E'\x1f' || registration.expectations
  || E'\x1f' || coalesce(registration.comments, '');

-- 128 KiB, the limit of the form's request body.
alter table public.registrationns add constraint registrationns_length check (
  octet_length(private.answers(registrationns)) <= 131072
);

-- Equal answers on one day in India are one registration, so a form can safely be sent again. The days of one index
-- begin at midnight, those of the other at noon. So equal answers within 12 hours share a day in one of the two. The
-- hash keeps an index entry below the limit of 2.7 kB.
create unique index registrationns_same_answers_same_day on public.registrationns (
  md5(private.answers(registrationns)),
  ((registration_date at time zone 'Asia/Kolkata')::date)
);
create unique index registrationns_same_answers_same_day_from_noon on public.registrationns (
  md5(private.answers(registrationns)),
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

-- A spreadsheet runs a cell that starts with an operator as a formula. An apostrophe before it makes it text.
create function private.escape_formula(answer text) returns text
language sql
immutable
set search_path = ''
return regexp_replace(answer, '^[-=+@＝＋－＠]', '''\&');

-- The organisers' list in the dashboard: one meetup after the other, registrations of one address together, times in
-- India.
create view public.registrations_by_meetup with (security_invoker = true) as
select
  to_char(registration_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI') as registered_ist,
  volunteer_for as meetup,
  private.escape_formula(name) as name,
  private.escape_formula(phone) as phone,
  private.escape_formula(email) as email,
  designation,
  private.escape_formula(company) as company,
  private.escape_formula(super_power) as super_power,
  private.escape_formula(community_experience) as community_experience,
  private.escape_formula(dev_experience) as dev_experience,
  private.escape_formula(expectations) as expectations,
  private.escape_formula(comments) as comments,
  id
from public.registrationns
order by volunteer_for, lower(email), id;

comment on view public.registrations_by_meetup is 'Volunteer registrations as organisers read them. Personal data.';
revoke all on public.registrations_by_meetup from public, anon, authenticated, service_role;
grant select on public.registrations_by_meetup to service_role;
