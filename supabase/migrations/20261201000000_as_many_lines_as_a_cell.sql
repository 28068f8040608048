-- LibreOffice takes half a kilobyte for each line of a cell: 25 forms of 64 KB of line breaks took a gigabyte to open. A
-- cell of Excel's holds 253 line breaks; what comes after them is cut, as what is longer than a cell.
create or replace function public.spreadsheet_text(answer text) returns text
  language sql immutable parallel safe set search_path = ''
  return case
    when length(answer) > 253 and length(left(answer, 16000)) - length(replace(left(answer, 16000), E'\n', '')) > 253 then
      public.spreadsheet_text(array_to_string((string_to_array(left(answer, 16000), E'\n'))[1:254], E'\n'))
        || U&'\2026 (The rest is in the table registrationns.)'
    when length(answer) <= 16000 and answer !~ '[-=+@\uff1d\uff0b\uff0d\uff20]' then answer
    when length(answer) > 1000
      or length(answer) - length(replace(replace(replace(replace(replace(replace(replace(replace(
        answer, '=', ''), '+', ''), '-', ''), '@', ''),
        U&'\ff1d', ''), U&'\ff0b', ''), U&'\ff0d', ''), U&'\ff20', '')) > 50
    then
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
