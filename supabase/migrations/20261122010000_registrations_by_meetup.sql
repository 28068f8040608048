-- The organisers' view, for the dashboard's Table Editor and its exports: meetup by meetup, the same person's
-- registrations next to each other, India time, and text that no spreadsheet runs.

-- A spreadsheet runs a cell that begins with an operator. In a reader that ignores quotes, a separator or a line break
-- begins a cell, too. The apostrophe makes it text; scripts/registrations/csv.ts has the same rule.
-- In an answer of more than 4,000 characters every operator gets one: a regular expression takes a microsecond for each,
-- and to look at a hundred answers of nothing else took 20 s. And after 16,000 it is cut: Excel ends a cell after 32,767
-- and begins the next row with the rest.
create function public.spreadsheet_text(answer text) returns text
  language sql immutable parallel safe set search_path = ''
  return case
    when length(answer) > 4000 then
      replace(replace(replace(replace(replace(replace(replace(replace(
        left(answer, 16000), '=', '''='), '+', '''+'), '-', '''-'), '@', '''@'),
        U&'\ff1d', U&'''\ff1d'), U&'\ff0b', U&'''\ff0b'), U&'\ff0d', U&'''\ff0d'), U&'\ff20', U&'''\ff20')
        || case when length(answer) > 16000 then U&'\2026 (The rest is in the table registrationns.)' else '' end
    else
      regexp_replace(
        answer,
        '(^|[,;\t\n\v\f\r\u0085\u2028\u2029])([ "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*)([-=+@\uff1d\uff0b\uff0d\uff20])',
        '\1\2''\3',
        'g'
      )
  end;
revoke all on function public.spreadsheet_text from public, anon, authenticated, service_role;
grant execute on function public.spreadsheet_text to service_role;

create view public.registrations_by_meetup with (security_invoker = true) as
select
  volunteer_for as meetup,
  case
    when isfinite(registration_date) then to_char(registration_date at time zone 'Asia/Kolkata', 'YYYY-MM-DD HH24:MI')
    else public.spreadsheet_text(registration_date::text)
  end as registered_ist,
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
      coalesce(substring(regexp_replace(left(phone, 200), '[^0-9]', '', 'g') from '.{10}$'), 'id ' || id) as line
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

comment on view public.registrations_by_meetup is 'Volunteer registrations as organisers read them. Personal data.';
revoke all on public.registrations_by_meetup from public, anon, authenticated, service_role;
grant select on public.registrations_by_meetup to service_role;
