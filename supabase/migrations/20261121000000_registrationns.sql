-- Volunteer registrations. The table's name is spelt like this on purpose (docs/product.md, Database). The CHECKs
-- mirror the rules of app/registration/fields.ts and are never stricter: a registration that the form accepts is never
-- refused here.

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

  -- Required: blank is not an answer.
  constraint registrationns_name_answered check (name ~ '[^[:space:]]'),
  constraint registrationns_phone_answered check (phone ~ '[^[:space:]]'),
  constraint registrationns_company_answered check (company ~ '[^[:space:]]'),
  constraint registrationns_expectations_answered check (expectations ~ '[^[:space:]]'),
  constraint registrationns_comments_null_when_empty check (comments <> ''),

  -- https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
  constraint registrationns_email_syntax check (
    email ~ '^[a-zA-Z0-9.!#$%&''*+/=?^_`{|}~-]+@[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?([.][a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$'
  ),
  constraint registrationns_designation_option check (designation in ('Student', 'Professional', 'Other')),
  constraint registrationns_volunteer_for_option check (
    volunteer_for in ('Pune Meetup', 'Bengaluru Meetup', 'Hyderabad Meetup')
  ),

  -- No control characters; newlines only where the form has several lines. (Text in Postgres can't hold NUL.)
  constraint registrationns_single_lines check (
    name || phone || company || super_power !~ '[\u0001-\u001f\u007f-\u009f]'
  ),
  constraint registrationns_several_lines check (
    community_experience || dev_experience || expectations || coalesce(comments, '')
      !~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f]'
  )
);

comment on table public.registrationns is 'Volunteer registrations from /joinvolunteer. Personal data.';

-- The same answers on the same day in India are the same registration, so sending a form again is always safe. The
-- separator (U+001F) cannot be part of an answer. md5, because it is the digest that Postgres allows for text in an
-- index; whoever makes two of their own answers collide only loses one of them.
create unique index registrationns_same_answers_same_day on public.registrationns (
  md5(
    name || E'\x1f' || email || E'\x1f' || phone || E'\x1f' || designation || E'\x1f' || company
      || E'\x1f' || volunteer_for || E'\x1f' || community_experience || E'\x1f' || super_power
      || E'\x1f' || dev_experience || E'\x1f' || expectations || E'\x1f' || coalesce(comments, '')
  ),
  ((registration_date at time zone 'Asia/Kolkata')::date)
);

-- The Worker's public key may insert a registration and nothing else: no select, update, delete or upsert.
alter table public.registrationns enable row level security;
revoke all on public.registrationns from public, anon, authenticated;
grant usage on schema public to anon, service_role;
grant insert (
  name, email, phone, designation, company, volunteer_for, community_experience, super_power, dev_experience,
  expectations, comments, registration_date
) on public.registrationns to anon;
create policy "Anyone may register" on public.registrationns for insert to anon with check (true);

-- Maintainers read and erase with the secret key.
grant select, delete on public.registrationns to service_role;
