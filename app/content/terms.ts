import type { LegalText } from "./legal.ts";
import { sample } from "./sample.ts";
import { site } from "./site.ts";

/** The terms of service: eight sections, numbered where they are shown. */
export const terms: LegalText = {
  updated: sample("2026-11-21"),
  summary: `These are the rules for using this site and taking part in ${site.name}. They are short, and meant to be read.`,
  sections: {
    "Accepting these terms": [
      "By using this site or coming to a meetup, you accept these terms. If you do not agree with them, please do not use the site.",
      "If you are under 18, ask a parent or guardian to read them and to agree for you.",
    ],
    "Who we are and what we offer": [
      `${site.name} is a volunteer-driven community for cyber-safety awareness in India. Our meetups are monthly and free, in Pune, Bengaluru and Hyderabad.`,
      "This site tells you about the community and lets you register as a volunteer. Signing in with Google is optional and unlocks nothing else.",
      "Some pages show courses, tools, summits, webinars or sponsorship tiers with a button that is not open yet. Such a page is information, not an offer, and it makes no contract between us.",
      "What you learn here is general education. It does not replace advice on your own case from a professional, your bank or the police.",
    ],
    "Taking part": [
      "Whoever makes others feel welcome is welcome here.",
      { heading: "Code of conduct" },
      "On this site and at every meetup, please:",
      {
        list: [
          "treat everyone with respect, whatever their gender, age, faith, caste, language, ability or experience;",
          "do not harass anyone, and ask before you take a photo or a recording;",
          "share only what is yours to share, and keep to yourself what others told you in confidence;",
          "practise security skills only on systems that you own or have permission to test;",
          "do not attack, overload or misuse this site, and do not use the community to sell.",
        ],
      },
      sample(
        "Organisers may ask anyone who does not follow this to leave. If something happens to you, tell a volunteer or write to us.",
      ),
    ],
    "Your registration and what you send us": [
      "Give true answers when you register, and for yourself only. A registration tells us that you would like to help. It does not promise you a task, and you may change your mind.",
      sample(
        "What you write and present stays yours. We may use it for the purpose that you sent it for, and ask you before we publish it anywhere.",
      ),
      "Our privacy policy says what we do with personal data.",
      { page: "/privacy" },
    ],
    "External links and forms": [
      "Some links lead to other services, such as hosted forms and social networks. You can tell them by the arrow after their name.",
      "Those services have their own terms and privacy policies. We choose our links with care, but we do not run those services and are not responsible for them.",
    ],
    "Intellectual property": [
      `The name ${site.name} and the drawing of nine dots and one line belong to the community. So do the texts on this site, unless they name another source.`,
      "You may quote and share our texts to teach cyber safety, free of charge, if you name the source. Please do not use the name or the drawing as if you spoke for us.",
      "Names and logos of other companies belong to them.",
    ],
    Liability: [
      "Volunteers run this site and the meetups with care, and without charge. We cannot guarantee that every page is free of errors, or that the site is always available.",
      "As far as the law allows, we are not liable for loss from using the site or relying on its information. Nothing here limits liability that the law does not allow us to limit.",
      "Meetups may move or be cancelled. Look after your belongings and devices at a venue.",
    ],
    "Changes, law and contact": [
      "We may change these terms. The date at the top of this page says when we last did, and the new terms apply from that date.",
      sample("The law of India applies. Disputes go to the courts of Pune, Maharashtra."),
      "Please write to us first. Most things can be settled with a message.",
      { contact: true },
    ],
  },
};
