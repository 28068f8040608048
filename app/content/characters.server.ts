/** Control characters except line feed, and invisible characters that no writing system needs (docs/product.md). */
export const NEEDLESS = /(?!\n)\p{Cc}|[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/** A visible character: not white space, and not a joiner, filler or braille blank. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
