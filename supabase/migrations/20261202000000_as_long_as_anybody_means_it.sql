-- LibreOffice takes time that grows with the square of a cell's length: of one line, where no font has a letter (25 forms
-- of 8,000 of them in every answer took 40 s to open); of several lines, for Thai or accents, too (of 4,000: 33 s). A cell
-- has 4,000 characters, no longer 16,000, and above 253 of them it is one line. A longer answer is cut as before.
-- And spreadsheet_text no longer calls itself, which no restored dump can: a function has to be there before it is named.

-- A long answer as a cell holds it. Outside of the first plane, as emoji are, a character counts for two, as in a
-- spreadsheet: only there has one four bytes.
create function public.spreadsheet_cell(answer text) returns text
  language sql immutable strict parallel safe set search_path = ''
  return (
    select replace(kept, E'\n', U&' \23ce ')
      || case when kept = answer then '' else U&'\2026 (The rest is in the table registrationns.)' end
    from (
      select case when octet_length(left(answer, 4000)) > 12000 then left(answer, 2000) else left(answer, 4000) end as kept
    ) as beginning
  );
revoke all on function public.spreadsheet_cell from public, anon, authenticated, service_role;
grant execute on function public.spreadsheet_cell to service_role;

-- It is not asked about a short answer, and "strict" asks it about none: what a function calls is planned anew each time.
create or replace function public.spreadsheet_text(answer text) returns text
  language sql immutable parallel safe set search_path = ''
  return case
    when answer !~ '[-=+@\uff1d\uff0b\uff0d\uff20]' then
      case when length(answer) <= 253 then answer else public.spreadsheet_cell(answer) end
    when length(answer) > 1000
      or length(answer) - length(replace(replace(replace(replace(replace(replace(replace(replace(
        answer, '=', ''), '+', ''), '-', ''), '@', ''),
        U&'\ff1d', ''), U&'\ff0b', ''), U&'\ff0d', ''), U&'\ff20', '')) > 50
    then
      replace(replace(replace(replace(replace(replace(replace(replace(
        case when length(answer) <= 253 then answer else public.spreadsheet_cell(answer) end,
        '=', '''='), '+', '''+'), '-', '''-'), '@', '''@'),
        U&'\ff1d', U&'''\ff1d'), U&'\ff0b', U&'''\ff0b'), U&'\ff0d', U&'''\ff0d'), U&'\ff20', U&'''\ff20')
    else
      regexp_replace(
        case when length(answer) <= 253 then answer else public.spreadsheet_cell(answer) end,
        '(^|[,;\t\n\v\f\r\u0085\u2028\u2029])([ "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*)([-=+@\uff1d\uff0b\uff0d\uff20])',
        '\1\2''\3',
        'g'
      )
  end;
