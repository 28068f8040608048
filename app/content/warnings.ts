import { sample } from "./sample.ts";
import type { Warning } from "./schemas.server.ts";

export type { Warning };

const beAware = { authority: "the Reserve Bank of India", title: "BE(A)WARE", year: 2022 };
const powerCuts = { authority: "PIB Fact Check", title: "messages about power cuts", year: 2023 };
const upiSafety = { authority: "NPCI", title: "UPI Safety Shield", year: 2023 };
const digitalArrest = {
  authority: "the Indian Cybercrime Coordination Centre",
  title: "advisory on digital arrest",
  year: 2024,
};
const deepfakes = { authority: "CERT-In", title: "advisory on deepfakes", year: 2024 };
const numberCalls = { authority: "PIB Fact Check", title: "calls about your mobile number", year: 2025 };
const phishing = { authority: "CERT-In", title: "advisory on phishing", year: 2020 };
const bankAddresses = { authority: "the Reserve Bank of India", title: "circular on .bank.in", year: 2025 };
const parcelMessages = { authority: "PIB Fact Check", title: "messages about parcels", year: 2025 };
const refundMessages = { authority: "PIB Fact Check", title: "messages about tax refunds", year: 2023 };
const pointsMessages = { authority: "PIB Fact Check", title: "messages about reward points", year: 2024 };
const jagrookta = { authority: "CERT-In", title: "Cyber Jagrookta Diwas", year: 2024 };
const falseNotices = { authority: "PIB Fact Check", title: "emails with a false notice", year: 2024 };
const sebiCheck = { authority: "SEBI", title: "SEBI Check and @valid UPI IDs", year: 2025 };
const foreignAccounts = { authority: "SEBI", title: "caution about foreign investors’ accounts", year: 2024 };
const investments = { authority: "the Home Ministry", title: "annual report", year: 2024 };
const partTimeJobs = {
  authority: "the Indian Cybercrime Coordination Centre",
  title: "advisory on part-time jobs",
  year: 2024,
};
const jobWebsites = { authority: "the Home Ministry", title: "blocking of job-fraud websites", year: 2023 };
const challanApps = {
  authority: "state police and the Home Ministry",
  title: "advisories on false challan apps",
  year: 2025,
};

/** Every warning. The page of each warning links to the next one in this order. */
export const warnings = [
  {
    slug: "pause-before-you-pay",
    picture: "bulb",
    title: "Pause before you pay",
    lead: "Someone who rushes you does not want you to think.",
    action: "Hang up. Look at your bill yourself.",
    signs: ["hurry", "ask"],
    screen: {
      kind: "call",
      from: "Electricity office",
      address: "[+91 98••• ••210]",
      message: "Your power will be cut at [9:30 tonight]. Pay me now at [raju98@upi.example] to stop it.",
    },
    giveaways: [
      { title: "An ordinary mobile number.", text: "Anyone can have one, under any name." },
      { title: "Hurry.", text: "With only minutes left, you have no time to ask anyone." },
      { title: "The money goes to a person.", text: "A company does not collect its bills with someone’s own UPI ID." },
    ],
    genuine: "Your bill is in the company’s own app and at its office. The company takes no payment on a call.",
    variants: [
      { text: "A friend writes from a new number and needs money for the hospital now.", source: beAware },
      { text: "You search for a helpline, and the number in the first result asks for a fee.", source: beAware },
      { text: "You have won a prize or got a loan, and a small fee comes first.", source: beAware },
    ],
    steps: [
      { title: "Hang up", text: "You need not be polite, and you need not explain." },
      { title: "Look at your last bill", text: "Ask in the company’s app or office, or ask someone you trust." },
    ],
    lastQuestion: "Already paid?",
    sources: [beAware, powerCuts],
    checked: sample(undefined),
  },
  {
    slug: "you-never-need-a-pin-to-receive-money",
    picture: "sofa",
    title: "You never need a PIN to receive money",
    lead: "A PIN, a fingerprint, your face or a scanned code only ever sends money.",
    action: "Enter nothing. Money comes without it.",
    signs: ["hurry", "ask"],
    screen: {
      kind: "chat",
      from: "Buyer of your sofa",
      address: "+91 98••• ••210",
      message: "I have sent Rs 2,000 for your sofa. [Enter your UPI PIN to receive it], [quickly please].",
      below: { kind: "pin", text: "[Paying Rs 2,000]" },
    },
    giveaways: [
      { title: "A PIN to receive.", text: "Money comes to you without any step of yours." },
      { title: "Hurry.", text: "A buyer can wait until you have looked at your account." },
      { title: "The screen says “Paying”.", text: "The screen of your own app tells you which way the money goes." },
    ],
    genuine:
      "The money is simply there. You enter nothing, scan nothing and confirm nothing. UPI can also ask for your fingerprint or your face: that sends money, too.",
    variants: [
      { text: "Someone wants to rent your flat and sends a code to scan, to pay you the advance.", source: beAware },
      { text: "A “refund” or “cashback” asks for your PIN, your fingerprint or your face.", source: upiSafety },
    ],
    steps: [
      { title: "Close the payment", text: "Press Back. Enter no PIN, and do not touch the fingerprint sensor." },
      { title: "Look at your account", text: "If the money is not there, you have not been paid." },
    ],
    lastQuestion: "Already entered it?",
    sources: [upiSafety],
    checked: sample(undefined),
  },
  {
    slug: "never-share-an-otp",
    picture: "slip",
    title: "Never read out an OTP on a call",
    lead: "The code in that SMS pays, and the caller wants your money.",
    action: "Hang up. Your bank needs no code.",
    signs: ["hurry", "ask"],
    screen: {
      kind: "call",
      from: "[Your Bank]",
      address: "+91 98••• ••210",
      message: "Rs 49,999 is leaving your account [this minute]. [Read me the OTP] and I will stop it.",
      below: { kind: "sms", text: "•••••• is the OTP [to pay Rs 49,999]. Do not share it with anyone." },
    },
    giveaways: [
      { title: "Name and number prove nothing.", text: "A caller can choose what your phone shows." },
      { title: "Hurry.", text: "The caller does not want you to hang up and ask your bank." },
      {
        title: "A stranger asks for the code.",
        text: "Your bank, a courier or customs: nobody who calls needs your code.",
      },
      {
        title: "The SMS says “to pay”.",
        text: "An amount or the name of a shop in the SMS means that the code pays. It never stops a payment.",
      },
    ],
    genuine:
      "Your bank can stop a payment without any code. A delivery code is for the courier at your door, with the parcel that you ordered. The SMS with that code says “delivery”.",
    variants: [
      {
        text: "Your SIM needs an upgrade, and the code that you pass on moves your number to a stranger.",
        source: beAware,
      },
      { text: "A “bank officer” offers a higher limit or no yearly fee, and needs the code for it.", source: beAware },
      { text: "A “helper” asks for an app that shows your screen, and reads the code there.", source: beAware },
    ],
    steps: [
      { title: "Hang up", text: "Say no code on the call, not even a part of it." },
      { title: "Call your bank yourself", text: "Use the number on the back of your card." },
    ],
    lastQuestion: "Already said it?",
    sources: [beAware],
    checked: sample(undefined),
  },
  {
    slug: "the-police-do-not-arrest-anyone-on-a-video-call",
    picture: "cap",
    title: "The police do not arrest anyone on a video call",
    lead: "There is no “digital arrest” in Indian law, whoever calls and whatever the case.",
    action: "Hang up. Nothing happens to you.",
    signs: ["hurry", "secret", "ask"],
    screen: {
      kind: "video",
      from: "[Cyber Crime Officer]",
      address: "Video call from +91 98••• ••210",
      message:
        "You are under digital arrest. [Keep the camera on] and [tell nobody]. Move your money to [a safe account] until we have checked it.",
    },
    giveaways: [
      {
        title: "A uniform proves nothing.",
        text: "The uniform, the office and the papers on the screen can all be bought.",
      },
      { title: "You must stay on the call.", text: "No law makes you stay. The hurry keeps you from thinking." },
      { title: "You must tell nobody.", text: "The caller fears that your family will see through it." },
      { title: "Money to a “safe account”.", text: "No police officer, judge or bank asks for it." },
    ],
    genuine:
      "The police come to you, or send you a notice on paper, whatever your Aadhaar, SIM or parcel was used for. A notice by WhatsApp is not valid (Supreme Court, 21 January 2025).",
    variants: [
      {
        text: "A recorded voice tells you to press 9 to speak to the police, customs or your bank.",
        source: numberCalls,
      },
      {
        text: "Drugs or passports were found in a parcel with your name, and a payment settles it.",
        source: digitalArrest,
      },
      { text: "Your mobile number was used for a crime and will be closed in two hours.", source: numberCalls },
      {
        text: "Your son or daughter is at a police station or in hospital, and you hear their own voice: hang up and call them yourself.",
        source: deepfakes,
      },
    ],
    steps: [
      { title: "Hang up", text: "Nothing happens to you if you end the call." },
      { title: "Tell someone at once", text: "Call your family, or go to the nearest police station." },
    ],
    lastQuestion: "Already paid?",
    sources: [digitalArrest],
    checked: sample(undefined),
  },
  {
    slug: "type-the-address-yourself",
    picture: "card",
    title: "Type the address yourself",
    lead: "The link in a message can lead anywhere, whatever its words say.",
    action: "Do not tap the link. Open the bank’s own app.",
    signs: ["hurry", "ask"],
    screen: {
      kind: "sms",
      from: "VK-MYBANK",
      message:
        "Dear customer, your KYC [expires today]. Update it at [mybank.bank.in.example/kyc] or lose your account.",
    },
    giveaways: [
      {
        title: "Today, or else.",
        text: "A deadline keeps you from asking your bank.",
      },
      {
        title: "The address is not the bank’s.",
        text: "Leave out https:// and read up to the next “/”. Only the end of that part counts. Here it is “.example”.",
      },
    ],
    genuine:
      "The bank’s own app tells you what is due, also after an SMS without a link. Since 31 October 2025 that part of an Indian bank’s address ends in .bank.in.",
    variants: [
      { text: "A parcel waits for your address, and the link asks for a small fee.", source: parcelMessages },
      { text: "A tax refund is approved, and the link asks for your account.", source: refundMessages },
      { text: "Your reward points expire tonight, and the link asks for your card.", source: pointsMessages },
    ],
    steps: [
      { title: "Do not tap the link", text: "Do not call a number in the SMS either." },
      { title: "Open the bank’s app", text: "Or type the bank’s address yourself." },
    ],
    lastQuestion: "Already typed your details?",
    sources: [phishing, bankAddresses],
    checked: sample(undefined),
  },
  {
    slug: "protect-your-email-twice",
    picture: "envelope",
    title: "Protect your email with two steps",
    lead: "Anyone who gets into your email can reset your other passwords.",
    action: "Do not type your password. Open your email yourself.",
    signs: ["hurry", "ask"],
    screen: {
      kind: "email",
      from: "Your Mail Team",
      address: "[help@mail-check.example]",
      message: "Your account closes [in 24 hours]. [Confirm your password] at mail-check.example/login.",
    },
    giveaways: [
      { title: "Name and address differ.", text: "Anyone can write any name. The address says who sent the email." },
      { title: "Hurry.", text: "A deadline should stop you from thinking about it." },
      { title: "It asks for your password.", text: "Your provider never asks for it by email." },
    ],
    genuine:
      "Your provider shows new sign-ins and warnings inside your account. Open the account yourself and look there.",
    variants: [
      {
        text: "Your mailbox is full, and the link leads to a page that looks like your own sign-in.",
        source: phishing,
      },
      { text: "A “court notice” comes as a file, and you must answer in 24 hours.", source: falseNotices },
    ],
    steps: [
      { title: "Delete the email", text: "Open your account yourself, without the link." },
      {
        title: "Turn on two-step verification",
        text: "Use a long password that you use nowhere else. The second step keeps others out if they learn it.",
      },
    ],
    lastQuestion: "Money is gone, too?",
    sources: [jagrookta],
    checked: sample(undefined),
  },
  {
    slug: "a-sure-profit-is-a-trap",
    picture: "chart",
    title: "A sure profit is a trap",
    lead: "The profit in the app is only a picture, but your payments are real.",
    action: "Pay nothing more. Leave the group.",
    signs: ["hurry", "ask"],
    screen: {
      kind: "chat",
      from: "VIP Stock Profit (group)",
      address: "Ravi, Meena, Expert Sir and 212 others",
      message: "[100% sure profit, only today]! Install [our own app] from the link: vip-trade.example",
      below: { kind: "app", text: "Your profit: Rs 48,000. [Pay Rs 9,000 tax] to withdraw." },
    },
    giveaways: [
      {
        title: "A sure profit, only today.",
        text: "Prices rise and fall. The members who show their profits belong to the scammers.",
      },
      { title: "The app comes from a link.", text: "It shows whatever profit the scammers type in." },
      { title: "Pay first, then withdraw.", text: "Your own money never needs another payment to come back." },
    ],
    genuine:
      "SEBI Check tells you whether a UPI ID or a bank account belongs to a registered adviser. The UPI ID of a registered adviser contains @valid.",
    variants: [
      { text: "A video shows a minister or a famous person who praises the app.", source: deepfakes },
      { text: "A “foreign investor’s account” gets you shares before others can buy them.", source: foreignAccounts },
      { text: "Someone whom you know only online shows you how to earn with crypto.", source: investments },
    ],
    steps: [
      {
        title: "Pay nothing more",
        text: "Not the tax, not the fee, not the last step. Leave the group.",
      },
      { title: "Ask SEBI Check", text: "Check the UPI ID or account before any payment, also if a friend sent it." },
    ],
    lastQuestion: "Already paid?",
    sources: [sebiCheck],
    checked: sample(undefined),
  },
  {
    slug: "a-job-never-asks-you-to-pay",
    picture: "heart",
    title: "A job never asks you to pay",
    lead: "The first small payments only buy your trust.",
    action: "Pay nothing. A real job pays you.",
    signs: ["secret", "ask"],
    screen: {
      kind: "chat",
      from: "HR Priya",
      address: "+91 98••• ••210",
      message: "Work from home! [Rs 150 for each like]. Your first Rs 450 is paid.",
      below: {
        kind: "chat",
        text: "For the next task, [deposit Rs 5,000]. You get Rs 8,000 back. [Join us on Telegram].",
      },
    },
    giveaways: [
      { title: "Easy money first.", text: "The small payment is real, so that you trust the big lie." },
      { title: "Then a deposit.", text: "A prepaid task or an upgrade is a deposit, too. The money never comes back." },
      { title: "Into a private group.", text: "There nobody can warn you: all the others praise the job." },
    ],
    genuine: "An employer pays you and never takes a deposit, not for a task, a kit, a training or an offer letter.",
    variants: [
      { text: "You let payments pass through your account, keep a share and tell nobody.", source: beAware },
      {
        text: "A company sends an offer letter, and you pay for the uniform, the laptop or the training.",
        source: beAware,
      },
      { text: "You rate hotels or films, and a “prepaid task” opens the next level.", source: partTimeJobs },
    ],
    steps: [
      { title: "Stop at the first deposit", text: "More money does not bring back what is gone." },
      { title: "Look for the company yourself", text: "Call it on a number from its own website." },
    ],
    lastQuestion: "Already paid?",
    sources: [partTimeJobs, jobWebsites],
    checked: sample(undefined),
  },
  {
    slug: "a-fine-is-never-an-app",
    picture: "car",
    title: "A fine is never an app",
    lead: "Such an app reads your SMS, your OTPs and your bank account.",
    action: "Do not install it. Delete the message.",
    signs: ["ask"],
    screen: {
      kind: "chat",
      from: "[+91 98••• ••210]",
      address: "Not in your contacts",
      message: "Your vehicle has a fine of Rs 500. [Install the app] to see the photo and pay.",
      below: { kind: "file", text: "[challan.apk]" },
    },
    giveaways: [
      { title: "An unknown number.", text: "A logo as the profile picture does not make it the police." },
      { title: "You should install something.", text: "To see a fine or a photo you need no app." },
      {
        title: "The file ends in .apk.",
        text: "So it is an app, not a photo or a paper.",
      },
    ],
    genuine:
      "Real fines are at echallan.parivahan.gov.in. Type that address yourself. Install apps only from your phone’s own store.",
    variants: [
      { text: "A wedding card, a gas bill or a list of benefits ends in .apk.", source: challanApps },
      { text: "A “bank officer” sends an app for your KYC.", source: beAware },
    ],
    steps: [
      { title: "Do not open the file", text: "Delete the message and block the number." },
      {
        title: "Installed it? Go offline",
        text: "Turn on flight mode, and remove the app. Call your bank from another phone.",
      },
    ],
    lastQuestion: "Money is gone?",
    sources: [challanApps],
    checked: sample(undefined),
  },
] as const satisfies readonly Warning[];

export function warningPath<Slug extends string>({ slug }: { slug: Slug }) {
  return `/trainings/${slug}` as const;
}

/**
 * The warning of a page, and the next one.
 *
 * @param path the path of the English page.
 * @param list the warnings in the language of the page.
 * @throws Error if no warning has this path.
 */
export function warningAt(path: string, list: readonly Warning[]): { warning: Warning; next: Warning } {
  const index = list.findIndex((warning) => warningPath(warning) === path);
  const warning = list[index];
  if (!warning) throw new Error(`No warning has the path ${path}`);
  return { warning, next: list[index + 1] ?? list[0] ?? warning };
}
