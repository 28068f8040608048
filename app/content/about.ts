/** The four figures of /about. The specification gives the home page other ones. */
export const stats = { members: "4,000+", cities: "14+", "training sessions": "86+", partners: "6+" };

export const principles = {
  "No question is too small": "We explain every term we use. Nobody is laughed at for a mistake, however costly.",
  "Stay calm, then act": "Fear makes people freeze. We show what to do, step by step, and practise it together.",
  "Free, with no selling":
    "A meetup costs you a few hours and nothing else. Our talks are for learning, never for selling.",
};
