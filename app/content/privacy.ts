import type { LegalText } from "./legal-text.ts";
import { RETENTION_MONTHS } from "./registration.ts";
import { sample } from "./sample.ts";
import { site } from "./site.ts";

/** The privacy policy. Its second section names every field of the form and its purpose. */
export const privacy = {
  updated: sample("2026-11-21"),
  summary: "You can read every page without telling us who you are.",
  inShort: [
    {
      facts: [
        { term: "What we store", text: "Your answers to the volunteer form, only if you send it." },
        { term: "Who reads them", text: "Our organisers. We do not sell them." },
        { term: "For how long", text: `${RETENTION_MONTHS} months. Then we delete them automatically.` },
        { term: "To delete them sooner", text: "Send us one email from the address you registered with." },
      ],
    },
    { contact: true },
  ],
  sections: [
    {
      title: "Who is responsible",
      blocks: [
        sample(
          `${site.name} runs this site and decides how your data is used. Under the Digital Personal Data Protection Act 2023, we are the Data Fiduciary: the organisation responsible for your data. You are the Data Principal: the person whom the data is about.`,
        ),
        { contact: true },
      ],
    },
    {
      title: "What the volunteer registration stores",
      blocks: [
        "The form stores the answers below and the date and time you sent them. We ask for nothing else.",
        {
          facts: [
            { term: "Name", text: "So that we know who to email and who to expect." },
            { term: "Email", text: "To email you about volunteering." },
            { term: "Phone", text: "To reach you on the day of the meetup." },
            { term: "Occupation", text: "To find tasks that fit around your work or studies." },
            { term: "Company or college", text: "To know where you work or study." },
            {
              term: "Choose your city",
              text: "To pass your registration to that meetup’s organisers.",
            },
            { term: "Expectations", text: "To match tasks to what you hope for." },
            { term: "Community experience", text: "Optional. To find tasks you would enjoy." },
            { term: "Superpower", text: "Optional. To find tasks you would enjoy." },
            { term: "Technical experience", text: "Optional. To find people for technical tasks." },
            { term: "Anything else?", text: "Optional. For anything else you want to tell us." },
          ],
        },
        sample(
          "Giving these answers is your choice. By sending the form, you consent to these purposes. We use your answers for nothing else. We do not sell them or build profiles.",
        ),
      ],
    },
    {
      title: "Where your data goes",
      blocks: [
        {
          facts: [
            { term: "Supabase", text: "Our database. It stores the registrations. Only our organisers can read them." },
            {
              term: "Cloudflare",
              text: "Our web host. Every page passes through it, so it sees your network address. To prevent spam, it counts how many forms each network address sends within one minute. Our own logs hold no personal data.",
            },
            {
              term: "Google",
              text: "Only if you sign in. Google tells us your account ID, name, email address and picture. While you are signed in, your browser loads the picture from Google.",
            },
            {
              term: "Our mailbox",
              text: sample("Only if you email us. We use your message and your address to reply."),
            },
            {
              term: "The form service",
              text: "Only if you use an external form. You see the form’s web address below the link. Our organisers receive what you send. The service’s own privacy policy applies.",
            },
          ],
        },
        "These companies work in several countries, so your data may be processed outside India, as the Act allows. Social networks learn nothing from this site until you open a link.",
      ],
    },
    {
      title: "Signing in",
      blocks: [
        "You never need to sign in. Signing in gives you nothing extra. If you do, the page header shows you your own name, email address and picture.",
        "We keep them only in a cookie in your browser, not in a database. We never see your Google password and cannot use your Google account. Logging out deletes the cookie.",
      ],
    },
    {
      title: "Cookies and storage on your device",
      blocks: [
        {
          facts: [
            {
              term: "Message cookie",
              text: "It shows you one message on the next page, after a registration, a sign-in or a logout. After a registration, the message includes your name and your meetup. It is signed and lasts for one minute at most.",
            },
            {
              term: "Sign-in cookie",
              text: "Only if you sign in. It holds your Google account ID, name, email address, picture address and its own expiry time. It is signed and lasts for seven days.",
            },
            {
              term: "Sign-in attempt cookie",
              text: "Only while you sign in. It holds one-time security codes and the page you came from. It is signed and lasts for ten minutes at most.",
            },
            {
              term: "Form draft",
              text: "While you fill in the volunteer form, your browser keeps a draft in its session storage. It stays on your device until you register, clear the form or close the tab.",
            },
          ],
        },
        "None of these follows you to other sites. We use no advertising cookies.",
      ],
    },
    {
      title: "Counting visits",
      blocks: [
        "We may count page views with Cloudflare Web Analytics. It uses no cookies and does not recognise you when you come back.",
      ],
    },
    {
      title: "How long we keep your registration",
      blocks: [
        `We delete each registration automatically on the day after it is ${RETENTION_MONTHS} months old.`,
        sample("Organisers also delete their own copies by that day."),
        sample(
          "To delete it sooner or withdraw your consent, email us from the address you registered with. You need not say why. We will then delete the registration and our copies, unless a law requires us to keep them.",
        ),
      ],
    },
    {
      title: "Your rights",
      blocks: [
        sample(
          "The Digital Personal Data Protection Act 2023 gives you these rights from May 2027. We honour them now:",
        ),
        {
          facts: [
            { term: "Access", text: "Ask what data we hold about you, how we use it and who received it." },
            { term: "Correction and erasure", text: "Ask us to correct, complete, update or delete it." },
            { term: "Grievance redressal", text: "Complain to us and get an answer." },
            { term: "Nomination", text: "Name a person to use these rights if you die or cannot act for yourself." },
            { term: "Withdrawal", text: "Withdraw your consent at any time. What we did before then remains lawful." },
          ],
        },
        "One email is enough, from the address you registered with. It costs nothing.",
        { contact: true },
        "If we cannot resolve your complaint, you can complain to the Data Protection Board of India.",
      ],
    },
    {
      title: "Children",
      blocks: [
        sample(
          "If you are under 18, register or sign in only with the consent of a parent or guardian. If a child has registered without it, tell us and we will delete the registration.",
        ),
      ],
    },
    {
      title: "How we protect it",
      blocks: [
        "Every page is sent over an encrypted connection. Nobody can read registrations through this site.",
        sample("If data is ever exposed, we will tell the people affected and the Data Protection Board of India."),
      ],
    },
    {
      title: "Changes to this policy",
      blocks: [
        "If our practice changes, we will update this page and the date at the top. We will ask you again before using your answers for a new purpose.",
      ],
    },
  ],
} as const satisfies LegalText;
