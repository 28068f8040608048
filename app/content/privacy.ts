import type { LegalText } from "./legal.ts";
import { RETENTION_MONTHS } from "./retention.ts";
import { sample } from "./sample.ts";
import { site } from "./site.ts";

/** The privacy policy. The table of the registration's fields follows its second section. */
export const privacy: LegalText = {
  updated: sample("2026-11-21"),
  summary:
    "You can read every page without telling us who you are. This site stores personal data only when you register as a volunteer. What you write to us, or in an external form, reaches our organisers, too.",
  sections: {
    "Who is responsible": [
      sample(
        `${site.name} runs this site and decides what happens with your data. The Digital Personal Data Protection Act 2023 calls us the Data Fiduciary, and you the Data Principal.`,
      ),
      { contact: true },
    ],
    "What the volunteer registration stores": [
      "The form stores the answers below, and the date and time at which you sent them. We ask for nothing else.",
      sample(
        "You give these answers freely, and sending the form is your consent to the purposes beside them. We use them for nothing else. We do not sell them, and we build no profiles.",
      ),
    ],
    "Where your data goes": [
      {
        facts: {
          Supabase: "Our database. It holds the registrations. Visitors cannot read them; only our organisers can.",
          Cloudflare:
            "Our host. It delivers every page, so your network address passes through it. So that nobody can flood the form, it counts what each network address sends to it, and forgets the count within a minute. Our own logs hold no personal data.",
          Google:
            "Only if you sign in with Google. Google then tells us your account’s id, name, email address and picture. While you are signed in, your browser loads that picture from Google.",
          "Our mailbox": sample("Only if you write to us. We use your message and your address to answer you."),
          "The form service":
            "Only if you follow a link to an external form; its address stands below the link. What you type there goes to our organisers, under that service’s own policy.",
        },
      },
      "These companies work in several countries, so your data may be handled outside India, as far as the Act allows. The social networks that we link to learn nothing from this site until you open a link.",
    ],
    "Signing in": [
      "You never need to sign in, and it unlocks no other page. If you do, your name, email address and picture are shown to you in the page’s header.",
      "We keep them in a cookie in your own browser, and in no database. We never see your Google password, and have no access to your Google account. Logging out removes the cookie.",
    ],
    "Cookies and storage on your device": [
      {
        facts: {
          "Message cookie":
            "After you register, sign in or log out, it carries one message to the next page: that you are registered, by your name and your meetup, or whether you are signed in. With a registration it also carries a number made from your answers, by which your browser knows which draft is registered. It is signed, and lasts for one minute at most. Until the message has been shown, your browser may keep it in its session storage, too, and ignores it after a minute.",
          "Sign-in cookie":
            "Only if you sign in. It is signed, and lasts for seven days. It holds your Google account’s id, name, email address and picture address, and the times at which it was made and expires.",
          "Sign-in attempt cookie":
            "One for each time you start to sign in. It is signed, holds a one-time value and the page you came from, and lasts for ten minutes at most.",
          "Form draft":
            "While you fill in the volunteer form, your browser keeps a draft in its session storage. It stays on your device until you register, clear the form or close the tab.",
          "Places on pages":
            "Your browser keeps, in the same storage, how far down each page you were, so that Back leads you there. It forgets them when you close the tab.",
        },
      },
      "None of these follows you to other sites. There are no advertising cookies.",
    ],
    "Counting visits": [
      "We may count page views with Cloudflare Web Analytics. It uses no cookies and does not recognise you on another visit.",
    ],
    "How long we keep it, and how to have it erased": [
      `The site erases a registration by itself, on the day on which it is ${RETENTION_MONTHS} months old.`,
      sample("Our organisers delete their own copies on that day at the latest."),
      sample(
        "To have it erased sooner, or to withdraw your consent, write to us from the email address that you registered with. You need not say why. We then erase the registration and our organisers’ copies of it, unless a law obliges us to keep it.",
      ),
    ],
    "Your rights": [
      "We follow the Digital Personal Data Protection Act 2023. Under it, you may:",
      {
        list: [
          "ask what data of yours we hold, what we do with it and who received it (access);",
          "have it corrected, completed, updated or erased (correction and erasure);",
          "complain to us and receive an answer (grievance redressal);",
          "name a person to use these rights for you in case of your death or incapacity (nomination);",
          "withdraw your consent at any time (withdrawal).",
        ],
      },
      "One email to us is enough, from the address that you registered with. It costs nothing. If you withdraw your consent, what we did before that remains lawful.",
      "If our answer does not settle your complaint, you may complain to the Data Protection Board of India.",
      { contact: true },
    ],
    Children: [
      sample(
        "The registration and the sign-in are not meant for anyone under 18 without the consent of a parent or guardian. If a child has registered without it, tell us, and we will erase the registration.",
      ),
    ],
    "How we protect it": [
      "Every page travels over an encrypted connection. Visitors can add a registration to our database, but can read none.",
      sample("If data is ever exposed, we will tell the people concerned and the Data Protection Board of India."),
    ],
    "Changes to this policy": [
      "When what we do changes, this page changes with it, and so does the date at its top. We ask again before we use your answers for a new purpose.",
    ],
  },
};
