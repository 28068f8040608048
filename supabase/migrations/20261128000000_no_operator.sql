-- To count an answer's operators took longer than to look for those behind a separator: a half of a millisecond in 4,000
-- characters, of every row before a page. Now an answer without any is left as it is, `replace` counts them, and every one
-- gets an apostrophe from 1,000 characters on.
create or replace function public.spreadsheet_text(answer text) returns text
  language sql immutable parallel safe set search_path = ''
  return case
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
