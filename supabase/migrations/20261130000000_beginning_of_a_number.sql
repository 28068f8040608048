-- Each thing that stood between the digits of a phone number was taken out by itself: of 200,000 rows with 200 letters in
-- place of a number that took 7 s, and a view of them more than the 8 s that a statement has.
create or replace view public.registrations_by_meetup with (security_invoker = true) as
select
  case
    when isfinite(registration_date) then to_char(registration_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD, HH24:MI')
    else public.spreadsheet_text(registration_date::text) || ','
  end as registered_ist,
  volunteer_for as meetup,
  public.spreadsheet_text(name) as name,
  -- A plain international number is not a formula, and has to reach contacts and messengers unchanged.
  case when phone ~ '^[+][0-9][0-9 ()]{0,99}$' then phone else public.spreadsheet_text(phone) end as phone,
  public.spreadsheet_text(email) as email,
  nullif(earlier, id) as same_person_as,
  designation,
  public.spreadsheet_text(company) as company,
  public.spreadsheet_text(super_power) as super_power,
  public.spreadsheet_text(community_experience) as community_experience,
  public.spreadsheet_text(dev_experience) as dev_experience,
  public.spreadsheet_text(expectations) as expectations,
  public.spreadsheet_text(comments) as comments,
  id
-- Sorted in here, and with nothing before the select above: then whoever sorts anew, as by day, has the text made of the
-- rows that are shown. Made of all, it took 9 s for a thousand long ones.
from (
  with contacts as (
    select
      *,
      -- Whatever is shown, the next two are computed of every row. So they look at its beginning alone, as far as an
      -- address (RFC 5321, 4.5.3.1.3) and a number go: 3,000 of either as long as a form, unpacked whole, took 20 s.
      md5(lower(left(email, 254))) as mailbox,
      -- The last ten digits; a shorter number identifies nobody.
      coalesce(substring(regexp_replace(left(phone, 64), '[^0-9]+', '', 'g') from '.{10}$'), 'id ' || id) as line
    from public.registrationns
  ),
  -- The earliest registration from the same mailbox or line. And once more, for those who changed first one and then the
  -- other, but to sort by alone: whoever registers with one person's address and another's phone makes them no one person.
  linked as (
    select *, least(min(id) over (partition by mailbox), min(id) over (partition by line)) as earlier from contacts
  ),
  people as (
    select *, least(min(earlier) over (partition by mailbox), min(earlier) over (partition by line)) as first_id from linked
  )
  select * from people order by volunteer_for, first_id, id
) as registrations;
