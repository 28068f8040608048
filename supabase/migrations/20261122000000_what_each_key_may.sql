-- Supabase's default privileges grant everything to every role, sequences included. The first migration revoked those
-- on the table from the public roles; this revokes the rest.
revoke all on sequence public.registrationns_id_seq from public, anon, authenticated, service_role;

-- The organisers' secret key reads, inserts and erases registrations. Nobody updates one.
revoke all on public.registrationns from service_role;
grant select, insert, delete on public.registrationns to service_role;

-- A registration is of now. Otherwise whoever has the public key could date one so that it is never erased
-- ('infinity'), or so that no calendar has it ('-infinity'). A day either way tolerates a wrong clock.
drop policy "Anyone may register" on public.registrationns;
create policy "Anyone may register now" on public.registrationns for insert to anon
  with check (registration_date between now() - interval '1 day' and now() + interval '1 day');
