/** Where people in India get help after online fraud or in an emergency. */
export const help = {
  /** The national cyber-crime helpline. */
  helpline: "1930",
  /** The national cyber-crime reporting portal. */
  portal: "https://cybercrime.gov.in",
  /** The emergency number for police, fire and ambulance. */
  emergency: "112",
} as const;
