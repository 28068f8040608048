/** Valid at the edges (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address). */
export const emailAddresses = [
  "a@b",
  "a'b@c-d.e",
  "a.b+c@d-e.example",
  "!#$%&'*+/=?^_`{|}~-@x.y",
  `${"a".repeat(300)}@b`,
  `a@${"b".repeat(63)}.${"c".repeat(63)}.in`,
];

/** Just not valid. */
export const noEmailAddresses = [
  "a",
  "a@",
  "@b",
  "a@b.",
  "a b@c",
  "a@-b",
  "a@b-",
  "a@b_c",
  `a@${"b".repeat(64)}`,
  "ä@b",
  "a@b..c",
  "a@b\nc",
];
