import type { LegalText } from "./legal-text.ts";
import { sample } from "./sample.ts";
import { site } from "./site.ts";

/** The terms of service. The page numbers the sections. */
export const terms = {
  updated: sample("2026-11-21"),
  summary: `These are the rules for using this site and taking part in ${site.name}. We have kept them short.`,
  sections: [
    {
      title: "Accepting these terms",
      blocks: [
        "By using this site or coming to a meetup, you accept these terms. If you do not agree, please do not use the site.",
        "If you are under 18, ask a parent or guardian to read them and agree for you.",
      ],
    },
    {
      title: "Who we are and what we offer",
      blocks: [
        `${site.name} is a volunteer-driven community for cyber-safety awareness in India. Our meetups are monthly and free, in Pune, Bengaluru and Hyderabad.`,
        "On this site you can read about the community and register as a volunteer. Signing in with Google is optional and gives you nothing extra.",
        "Some pages show courses, tools, summits, webinars or sponsorship tiers that are not open yet. They are information, not an offer, and create no contract.",
        "What you learn here is general education. It does not replace advice on your own case from a professional, your bank or the police.",
      ],
    },
    {
      title: "Taking part",
      blocks: [
        "Anyone who makes others feel welcome can take part.",
        { heading: "Code of conduct" },
        "On this site and at every meetup, please:",
        {
          list: [
            "treat everyone with respect, whatever their gender, age, faith, caste, language, ability or experience;",
            "do not harass anyone, and ask before you take a photo or recording;",
            "share only your own work and stories, and keep what others tell you in confidence private;",
            "practise security skills only on systems you own or have permission to test;",
            "do not attack, overload or misuse this site, and do not use the community to sell.",
          ],
        },
        sample(
          "Organisers may ask anyone who breaks this code to leave. If something happens to you, tell a volunteer or email us.",
        ),
      ],
    },
    {
      title: "Your registration and what you send us",
      blocks: [
        "Give true answers, and register only yourself. A registration tells us you would like to help. It does not promise you a task, and you can change your mind.",
        sample(
          "You own what you write and present. We use it only for the purpose you sent it for. We will ask before we publish it.",
        ),
        "Our privacy policy explains how we handle personal data.",
        { page: "/privacy" },
      ],
    },
    {
      title: "External links and forms",
      blocks: [
        "Some links lead to other services, such as hosted forms and social networks. They are marked with an arrow.",
        "Those services have their own terms and privacy policies. We choose our links with care, but we do not run those services and are not responsible for them.",
      ],
    },
    {
      title: "Intellectual property",
      blocks: [
        `The name ${site.name} and the drawing of nine dots and one line belong to the community. So do the texts, unless another source is named.`,
        "You may quote and share our texts free of charge to teach cyber safety, if you name the source. Please do not use our name or drawing in a way that suggests you speak for us.",
        "Names and logos of other companies belong to them.",
      ],
    },
    {
      title: "Liability",
      blocks: [
        "Volunteers run this site and the meetups with care and without charge. We cannot guarantee that every page is correct or that the site is always available.",
        "As far as the law allows, we are not liable for loss from using this site or relying on it. You keep every right that the law guarantees you.",
        "Meetups may move or be cancelled. Please look after your belongings and devices at the venue.",
      ],
    },
    {
      title: "Changes, law and contact",
      blocks: [
        "We may change these terms. The date at the top shows the last change. New terms apply from that date.",
        sample("The law of India applies. Disputes go to the courts of Pune, Maharashtra."),
        "Please write to us first. Most things can be settled by email.",
        { contact: true },
      ],
    },
  ],
} as const satisfies LegalText;
