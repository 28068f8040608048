-- The text of an answer for a spreadsheet is made of every row before a page that is not the first, too. The regular
-- expression takes a microsecond for each operator behind a separator: the thirtieth page of answers of 2,000 of them took
-- 49 s. In an answer with more than 50 operators every one gets an apostrophe, as in a long one.
create or replace function public.spreadsheet_text(answer text) returns text
  language sql immutable parallel safe set search_path = ''
  return case
    when length(answer) > 4000
      or length(answer) - length(translate(answer, U&'=+-@\ff1d\ff0b\ff0d\ff20', '')) > 50
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
