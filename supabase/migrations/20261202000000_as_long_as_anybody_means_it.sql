-- LibreOffice takes time that grows with the square of a cell's length where no font has a letter: 25 forms of 8,000 of
-- them in every answer took 40 s to open. A cell has 4,000 characters, no longer 16,000; a longer answer is cut as before.
-- Outside of the first plane, as emoji are, one counts for two, as in a spreadsheet: only there has one four bytes.
create or replace function public.spreadsheet_text(answer text) returns text
  language sql immutable parallel safe set search_path = ''
  return case
    when length(answer) > 2000 and octet_length(left(answer, 4000)) > 12000 then
      public.spreadsheet_text(left(answer, 2000)) || U&'\2026 (The rest is in the table registrationns.)'
    when length(answer) > 253 and length(left(answer, 4000)) - length(replace(left(answer, 4000), E'\n', '')) > 253 then
      public.spreadsheet_text(array_to_string((string_to_array(left(answer, 4000), E'\n'))[1:254], E'\n'))
        || U&'\2026 (The rest is in the table registrationns.)'
    when length(answer) <= 4000 and answer !~ '[-=+@\uff1d\uff0b\uff0d\uff20]' then answer
    when length(answer) > 1000
      or length(answer) - length(replace(replace(replace(replace(replace(replace(replace(replace(
        answer, '=', ''), '+', ''), '-', ''), '@', ''),
        U&'\ff1d', ''), U&'\ff0b', ''), U&'\ff0d', ''), U&'\ff20', '')) > 50
    then
      replace(replace(replace(replace(replace(replace(replace(replace(
        left(answer, 4000), '=', '''='), '+', '''+'), '-', '''-'), '@', '''@'),
        U&'\ff1d', U&'''\ff1d'), U&'\ff0b', U&'''\ff0b'), U&'\ff0d', U&'''\ff0d'), U&'\ff20', U&'''\ff20')
        || case when length(answer) > 4000 then U&'\2026 (The rest is in the table registrationns.)' else '' end
    else
      regexp_replace(
        answer,
        '(^|[,;\t\n\v\f\r\u0085\u2028\u2029])([ "\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000\ufeff]*)([-=+@\uff1d\uff0b\uff0d\uff20])',
        '\1\2''\3',
        'g'
      )
  end;
