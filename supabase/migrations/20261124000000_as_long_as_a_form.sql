-- A registration is no longer than the form makes one: 256 KiB, of which NFC makes three times as many bytes at most.
-- Otherwise whoever has the public key could store one that no organiser's machine can hold. Earlier rows are left alone.
alter table public.registrationns add constraint registrationns_length check (
  octet_length(name) + octet_length(email) + octet_length(phone) + octet_length(company)
    + octet_length(community_experience) + octet_length(super_power) + octet_length(dev_experience)
    + octet_length(expectations) + coalesce(octet_length(comments), 0) <= 3 * 256 * 1024
) not valid;
