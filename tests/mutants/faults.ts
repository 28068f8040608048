// biome-ignore-all lint/suspicious/noTemplateCurlyInString: faults quote code.

/** A realistic fault, put into the code on purpose, and the test that has to notice it. */
export type Fault = {
  what: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** The file under tests/; its folder is its Vitest project. */
  noticedBy: string;
  /** Words of the test's name; undefined: any test of the file. */
  named: string | undefined;
};

/** A file of tests, and words of the test's name. Unit tests need none: a whole file takes a second. */
type Test = `unit/${string}` | `${"worker" | "browser" | "commands"}/${string} > ${string}`;

/**
 * In each file, what each test has to notice: the faults, and how they change the file. A change is written as `git diff
 * --word-diff` does, `[-removed-]{+added+}`, with as much around it as makes the place the only one.
 */
const changes: Record<string, Record<Test, Record<string, string>>> = {
  ".dev.vars.example": {
    "unit/settings.test.ts": {
      "a setting has another name in the example": "\n[-CF_ANALYTICS_TOKEN-]{+CLOUDFLARE_ANALYTICS_TOKEN+}=",
    },
  },
  ".github/workflows/ci.yml": {
    "unit/workflow.test.ts": {
      "every push deploys production": "[-    if: startsWith(github.ref, 'refs/tags/v')\n-]",
      "a job may write to the repository": "  contents: [-read-]{+write+}\n",
    },
  },
  "app/account/account-page.server.ts": {
    "worker/account-pages.test.ts > is for a signed-in visitor": {
      "what is filled into a signed-in visitor's page is not escaped":
        "name: [-escapeHtml(displayName)-]{+displayName+},",
      "a name may end the script that holds it":
        "[-serializeForScript-]{+JSON.stringify+}(JSON.stringify(text)).slice(1, -1)",
    },
  },
  "app/account/root-data.ts": {
    "browser/volunteer-form.test.ts > a refusal is drawn": {
      "data are refreshed over a refusal that nobody has seen":
        "load = () => [-startTransition(ask)-]{+void revalidate()+};",
    },
    "browser/volunteer-form.test.ts > given up by": {
      "a confirmation is forgotten before it is drawn": "return loaded < requested[- || untoldToast() !== null-];",
    },
    "browser/sign-in.test.ts > takes no confirmation away": {
      "a Logout takes a confirmation's place":
        "if (brought[- && (!untold?.description || brought.digest === untold.digest)-])",
    },
  },
  "app/account/account.tsx": {
    "browser/sign-in.test.ts > comes back from": {
      "every page asks who is signed in as soon as it is shown":
        "([-{ persisted }) => persisted &&-]{+) =>+} refresh()",
    },
  },
  "app/account/session.server.ts": {
    "worker/sign-in.test.ts > whole way": { "a session is valid for a year": "expires: issued + {+52 * +}LIFETIME" },
    "worker/sign-in.test.ts > expired": {
      "an expired session counts": "session.output.expires <= [-Date.now() / 1000-]{+0+}",
    },
  },
  "app/content/courses.ts": {
    "unit/content.test.ts": { "a course costs more": "[-4999-]{+4899+}" },
  },
  "app/content/home.ts": {
    "worker/product.test.ts > the hero's two buttons": {
      "a counter of home counts to another figure": "[-4000-]{+4001+}",
    },
  },
  "app/entry.client.tsx": {
    "browser/navigation.test.ts > Enter pressed twice": {
      "Enter, held on a link, fills the history":
        "[- || (!event.detail && pressed === first && event.timeStamp - last < 400)-]",
    },
  },
  "app/http/canonical-redirect.ts": {
    "worker/regular-expressions.test.ts > linear time": {
      "a path of many slashes takes quadratic time": '/\\/{+++}$/, ""',
    },
    "worker/frame.test.ts > a trailing slash": {
      "a page's data have a second address": "`${[-withoutLastSlash(url.pathname)-]{+url.pathname+}}.data`",
    },
    "worker/frame.test.ts > plain http is answered": {
      "plain http is served to anybody": 'url.protocol === "http[-:-]" && ',
    },
  },
  "app/http/cookie-names.ts": {
    "unit/cookie.test.ts": {
      "over https a cookie without the prefix counts": "[-wanted-]{+[...wanted, ...names]+}.includes(pair",
    },
  },
  "app/http/cookie.server.ts": {
    "worker/flash.test.ts > the cookie is signed": {
      "a toast's cookie is signed by nobody": "secrets: [-secrets-]{+[]+}.map(",
      "scripts can read the cookies": "httpOnly: [-true-]{+false+}",
    },
    "unit/cookie.test.ts": {
      "a cookie's signature is good under every name": "[-`${wholeName}=${secret}`-]{+secret+}",
    },
  },
  "app/http/form-body.server.ts": {
    "worker/refusals.test.ts > in words, and nothing is stored": {
      "bytes that are not UTF-8 are mended": "fatal: [-true-]{+false+}",
    },
    "worker/refusals.test.ts > cut off": {
      "a form that is cut off on its way is a failure of the site's":
        '[-return refused(400, -]{+throw new Error(+}"The form did not arrive completely. Please send it again.");',
    },
  },
  "app/http/guard.server.ts": {
    "worker/frame.test.ts > a form sent with": {
      "a form from `Origin: null` is taken": '(origin !== null && origin !== {+"null" && origin !== +}url.origin)',
      "a form of another site of the same owner is taken": 'site !== "same-origin"{+ && site !== "same-site"+}',
    },
    "worker/frame.test.ts > where no form": {
      "Remix answers a form that nothing takes": "formPaths.has(path){+ || true+} ?",
    },
  },
  "app/remix/fragments.ts": {
    "browser/in-page-links.test.ts > before there is a router": {
      "Back before there is a router is an error": "[-      if (!window.__remixRouter) return;\n-]",
    },
  },
  "app/remix/request.server.ts": {
    "worker/frame.test.ts > however its host": {
      "a form to a host in capitals is answered with nothing": '[-  normalized.headers.set("Host", url.host);\n-]',
    },
  },
  "app/http/video.server.ts": {
    "worker/video.test.ts > a part of the": {
      "a part has a byte too few": "slice(start, end{+ - 1+})",
      "the part of another version counts": "!isSame{+ && false+}",
    },
  },
  "app/http/headers.server.ts": {
    "worker/frame.test.ts > every answer carries": {
      "answers of 500 and more have no security headers":
        "{+  if (response.status >= 500) return response;\n+}  const headers = new Headers(response.headers);\n",
      "anybody may frame the site": "[-    \"frame-ancestors 'none'\",\n-]",
    },
    "worker/frame.test.ts > is not kept": {
      "a signed-in visitor's page is kept by whoever keeps pages": "&& [-!personal && -]",
      "an answer does not say that it depends on the cookie": '[-  headers.append("Vary", "Cookie");\n-]',
    },
  },
  "app/http/log.server.ts": {
    "unit/log.test.ts": { "the log quotes what an error says": "error: error.[-name-]{+message+}," },
  },
  "app/http/prerendered.server.ts": {
    "worker/prerendered.test.ts > one isolate": {
      "a page of last year is never made anew": "[-ready?.year !== yearInIndia(new Date())-]{+!ready+} || ",
      "one host's page is served under another": "[- || ready.asked !== asked-]",
    },
  },
  "app/http/rate-limit.server.ts": {
    "unit/rate-limit.test.ts": {
      "every IPv6 address is a network of its own": "    .slice(0, [-4-]{+8+})\n",
      "a limiter that fails closes the form": "...errorForLog(error) });\n    return [-true-]{+false+};",
    },
  },
  "app/http/read-bytes.server.ts": {
    "worker/failures.test.ts > whatever the database answers": {
      "another service's answer is read however long it is": "const LONGEST_ANSWER = 64 * 1024{+ * 1024+};",
    },
  },
  "app/http/return-to.ts": {
    "worker/sign-in.test.ts > none leaves the origin": {
      "the way back may lead to another site": '[-!== origin-]{+=== ""+} || ',
      "the way back may be a blob's address": "[-`${protocol}//${host}`-]{+new URL(wanted, origin).origin+} !== origin",
    },
  },
  "app/http/time-limit.ts": {
    "browser/waiting.test.ts > given up after 25 s": {
      "the browser waits for ever for the form's answer": "setTimeout(reject, [-25_000-]{+25_000_000+})",
    },
  },
  "app/registration/draft.ts": {
    "browser/volunteer-form.test.ts > only a link has chosen": {
      "a meetup that a link has chosen outlasts the next link":
        "typed.volunteer_for === [-preselected-]{+undefined+} ?",
    },
    "browser/registered.test.ts > before the scripts have come": {
      "who has registered before hydration is restored by Back": "success && ([-!kept || -]digest ===",
    },
    "browser/registered.test.ts > keeps a correction": {
      "a success takes away what corrects it": "|| [-digest === -]success.digest))",
    },
    "browser/registered.test.ts > has no draft of what was registered": {
      "what another tab has registered is still a draft": "|| [-digest === success.digest-]{+!success+}))",
    },
    "browser/registered.test.ts > by Back, too": {
      "what Chromium restores takes the place of nothing": "[-element.restoreDraft?.()-]{+undefined+};",
    },
    "browser/volunteer-form.test.ts > is a draft": {
      "what is typed before hydration is no draft": ".some((text) => [-text-]{+!text+} && text !== chosen)",
    },
  },
  "app/registration/fields.ts": {
    "unit/validate.test.ts": { "phone is optional": 'kind: "tel",\n        required: [-true-]{+false+}' },
  },
  "app/registration/honeypot.tsx": {
    "worker/abuse.test.ts > whose hidden field": {
      "a filled honeypot is dropped silently": 'name === NAME && value [-!== ""-]{+=== "-"+}',
    },
  },
  "app/registration/insert.server.ts": {
    "worker/registration.test.ts > becomes one row": {
      "two answers are stored in each other's column":
        'const answer = answers[name{+ === "community_experience" ? "dev_experience" : name === "dev_experience" ? "community_experience" : name+}];',
    },
    "worker/failures.test.ts > whatever the database answers": {
      "any answer without an error is a success, 204 among them":
        "if ([-status === 201 && -]!error) return { stored: true };",
      "a stack in the database's message reaches the volunteer": "/^[^<>[-\\p{Cc}-]]{1,300}$/u",
      "the insert follows redirects, with the answers": 'redirect: "[-manual-]{+follow+}"',
    },
    "worker/registration.test.ts > white space at the ends does not": {
      "the same registration a second time is an error": 'error?.code === "[-23505-]{+23506+}"',
    },
    "worker/failures.test.ts > bounded time": { "the insert waits for ever": "const TIMEOUT = [-10_000-]{+100_000+};" },
  },
  "app/registration/validate.server.ts": {
    "unit/validate.test.ts": {
      "newlines are stored as the browser sends them": '[-.replaceAll("\\r\\n", "\\n")-]',
      "a field sent twice counts with its first answer": "values.length > [-1-]{+2+}",
      "an option that is none is taken": "field.options && !field.options.{+join().+}includes(answer)",
      "half a character is stored": "[-!answer.isWellFormed()-]{+false+}",
      "a control character is stored": "/[-\\p{Cc}-]{+\\0+}/u.test(checked)",
      "an address under .भारत is no address": "/.test(hostname) ? address : [-person + hostname-]{+address+};",
      "an email address may end in a dot": "[a-zA-Z0-9])?)*{+\\.?+}$/;",
    },
  },
  "app/registration/volunteer-form.tsx": {
    "browser/registered.test.ts > the next person": {
      "the next person gets the answers of the last": "chosen, latest, [-outcomeNow-]{+undefined+});",
    },
    "browser/waiting.test.ts > second refusal": {
      "the error summary takes the focus only the first time":
        "if (!hasArrived) heading.current?.focus();\n  }, [[-errors-]]);",
    },
    "browser/waiting.test.ts > while the form is under way": {
      "a second press sends the form again":
        "window.__remixRouter.state.navigation)) [-event.preventDefault()-]{+undefined+};",
      "Register does not look disabled meanwhile": "[- aria-disabled={submitting}-]",
    },
    "browser/registered.test.ts > in sight, below the toast": {
      "a success is out of sight": "[-    outcome.current?.scrollIntoView();\n-]",
    },
  },
  "app/remix/page-scripts.tsx": {
    "browser/volunteer-form.test.ts > takes the place": {
      "what the browser restores takes the place of the draft": "[-draft[control.name] || -]given.get",
      "a draft takes the place of what was typed since": "if ([-!typed.has(control)-]{+true+})",
      "what is registered is shown until hydration": "[-restore();-]\n}",
    },
    "browser/waiting.test.ts > first paint": {
      "scripts are inserted before the first paint":
        '[-addEventListener("load", () => setTimeout(insert, 1000))-]{+insert()+};',
    },
  },
  "app/remix/route-module.ts": {
    "browser/deployment.test.ts > leads to all of": {
      "after a deployment a link to a fragment leads to the top of its page":
        "recover([-createPath(location)-]{+location.pathname + location.search+}, ",
    },
    "browser/deployment.test.ts > Back to a page": {
      "a page that Back has brought goes on to the next one":
        '[-  addEventListener("pageshow", reload, { capture: true, once: true });\n-]',
    },
    "browser/deployment.test.ts > gives up a page": {
      "Escape stops nothing": "isUnderWay() && [-stay()-]{+undefined+}",
      "a reload is taken for a missing script": "[-isLeaving = true-]{+isLeaving = false+};",
    },
  },
  "app/rooms.grit": {
    "unit/import-direction.test.ts": { "the shell may import from the routes": 'r"[-routes|-]shell" }' },
  },
  "app/root.tsx": {
    "browser/navigation.test.ts > after a mutation": {
      "a refusal asks the server for root's data, too":
        'formMethod === "POST" [-? actionResult === undefined :-]{+||+}',
    },
    "worker/flash.test.ts > seem to be stored": {
      "a refused form comes with an earlier one's success": "[-context.isSubmission-]{+false+}",
    },
    "worker/pages.test.ts > how it is to be shown": {
      "a phone shows the page as wide as a desktop's":
        '[-        <meta name="viewport" content="width=device-width, initial-scale=1" />\n-]',
    },
  },
  "app/routes.ts": {
    "worker/pages.test.ts > another spelling": { "/speaker shows /Speaker": "{ caseSensitive: [-true-]{+false+} }" },
  },
  "app/routes/auth.finished.ts": {
    "worker/sign-in.test.ts > the window's last page": {
      "any site that opened the window hears how a sign-in ended":
        'opener?.postMessage(message, [-${serializeForScript(origin)}-]{+"*"+});',
    },
  },
  "app/routes/auth.logout.tsx": {
    "worker/sign-in.test.ts > only a form of this origin": {
      "logging out leaves the session's cookie":
        '[-response.headers.append("Set-Cookie", -]await endSession(request, settings.sessionSecrets)[-)-];',
    },
  },
  "app/routes/home/hero-video.tsx": {
    "browser/home.test.ts > has a muted": {
      "a paused film plays again out of the page cache": "film.autoplay = [-!isPlaying-]{+true+};",
    },
  },
  "app/routes/home/use-video-allowed.ts": {
    "browser/home.test.ts > asks for no video": {
      "the video is loaded where data are to be saved": "[-!connection?.saveData && -]",
    },
  },
  "app/routes/join-volunteer.tsx": {
    "browser/registered.test.ts > whoever leaves by": {
      "nobody is told that a registration was not confirmed": "[-      if (request.signal.aborted) toast(LEFT);\n-]",
    },
    "browser/deployment.test.ts > open form of before": {
      "who has an earlier form open is not told why it is refused": "return [-isOfOtherForm(refusal)-]{+false+} ?",
    },
    "worker/refusals.test.ts > exactly the cap": {
      "a body of exactly the cap is refused, or one over it is read": "const MAX_BODY = 256 * 1024{+ + 1+};",
    },
    "worker/failures.test.ts > without a proper": {
      "without a secret for cookies the row is stored all the same":
        'if ([-supabaseUrl && supabaseAnonKey && sessionSecrets.length === 0-]{+!settings.sessionSecrets && context.reference === "never"+}) {',
    },
    "worker/abuse.test.ts > a meetup's Wi-Fi": {
      "the limit of a network counts nothing": "if ([-!withinLimit-]{+withinLimit === undefined+}) {",
    },
  },
  "app/routes/privacy.tsx": {
    "worker/product.test.ts > what it is for": {
      "the privacy page calls optional what is required": "{[-!-]required && ",
    },
  },
  "app/routes/sponsorships.tsx": {
    "worker/product.test.ts > is forgotten": {
      "a text of app/content is on no page": '[-        <p className="mt-4">{passes}</p>\n-]',
    },
  },
  "app/shell/mobile-menu.tsx": {
    "browser/shell.test.ts > before the page is hydrated": {
      "a menu that was opened before the page is hydrated lies over the next page": "[-      menu.hidePopover?.();\n-]",
    },
  },
  "app/shell/site-footer.tsx": {
    "browser/in-page-links.test.ts > arrives, again and again": {
      "a fragment of the page that is shown is loaded as another page":
        '[-              reloadDocument={pathname === "/terms"}\n-]',
    },
  },
  "app/shell/use-arrival.ts": {
    "browser/shell.test.ts > Back shows": {
      "the focus scrolls a page that was come back to": "start?.focus([-{ preventScroll: true }-])",
    },
    "browser/shell.test.ts > nothing moves": {
      "a new page fades in under reduced motion, too": "if (mayMove{+ || main+}) main",
    },
    "browser/shell.test.ts > a link to the page that is shown": {
      "a link to the page that is shown keeps the focus": "[- || isLink-];",
    },
  },
  "app/sign-in/google-strategy.server.ts": {
    "worker/sign-in.test.ts > whole way": {
      "the PKCE verifier is not sent": "[-      code_verifier: this.#proof.verifier,\n-]",
    },
    "worker/sign-in.test.ts > a wrong nonce": {
      "the nonce of the ID token is not compared": "[-claims.nonce !== this.#proof.nonce-]{+!claims.nonce+}",
    },
    "worker/sign-in.test.ts > another audience": {
      "an ID token for another client is taken": "[-claims.aud !== this.clientID-]{+!claims.aud+}",
    },
    "worker/sign-in.test.ts > verified": {
      "an unverified email address signs in where one of two says so":
        "claims.email_verified !== true [-||-]{+&&+} userInfo.email_verified !== true",
    },
    "worker/sign-in.test.ts > another subject": {
      "userinfo of somebody else is taken": "[-userInfo.sub !== claims.sub-]{+!userInfo.sub+}",
    },
  },
  "app/sign-in/provider.server.ts": {
    "worker/sign-in.test.ts > a provider counts": {
      "the form is sent where the policy lets it not go":
        "if ([-new URL(document.authorization_endpoint).origin !== providerOrigin(issuer)-]{+false+}) {",
    },
    "worker/sign-in.test.ts > nowhere else": {
      "requests to the provider follow redirects, with the client's secret": 'redirect: "[-manual-]{+follow+}"',
    },
    "worker/sign-in.test.ts > hangs is given up": {
      "a provider may hang for five minutes": "const TIMEOUT = [-30_000-]{+300_000+};",
    },
    "worker/sign-in.test.ts > by default it is Google": {
      "Google's userinfo is asked where it has no `sub`":
        "https://[-openidconnect.googleapis.com-]{+www.googleapis.com/oauth2+}/v1/userinfo",
    },
    "worker/sign-in.test.ts > its document": {
      "a provider may name another one": "[-document.issuer !== issuer-]{+!document.issuer+}",
    },
  },
  "app/sign-in/sign-in-window.ts": {
    "browser/sign-in.test.ts > told of 8 s after": {
      "a sign-in window that was cut off is told as closed": "opened.closed[- && document.hasFocus()-] ?",
      "a closed sign-in window is given up at once": "const CLOSED_WAIT = [-8000-]{+100+};",
    },
    "browser/sign-in.test.ts > one toast says so": {
      "a sign-in that failed looks like a success":
        '[-(told.type === "success" ? toast.success : toast.error)-]{+toast.success+}(told.message)',
    },
  },
  "app/sign-in/sign-in.server.ts": {
    "worker/sign-in.test.ts > 10 minutes": {
      "the age of a sign-in is not looked at": "attempt.expires <= [-Date.now() / 1000-]{+0+}",
    },
    "worker/sign-in.test.ts > whole way": {
      "what proves a sign-in is derived from what everybody knows": "proofOf(state, [-clientSecret-]{+clientID+})",
    },
    "worker/sign-in.test.ts > state counts once": {
      "the attempt's cookie stays after the sign-in": "cookies: [[-...wayBack.cookies, -]session]",
    },
    "worker/sign-in.test.ts > goes on from the provider's page": {
      "a Cancel uses the attempt up": "const used = attempt[- && error === null-];",
    },
    "worker/sign-in.test.ts > another attempt": {
      "the state that an attempt was kept with is not compared": "|| !expires || [-kept !== state-]{+!kept+})",
    },
  },
  "app/sign-in/sign-in.tsx": {
    "browser/sign-in.test.ts > blocked the next time": {
      "a blocked sign-in window goes to the one that was open before": '{+if (popup) +}form.target = popup[- ?? ""-];',
    },
  },
  "app/styles/components.css": {
    "browser/shell.test.ts > in forced colours": {
      "in forced colours a join card has no edge": "  padding: 2rem;\n[-  border: 2px solid transparent;\n-]",
    },
    "browser/shell.test.ts > a join card": {
      "a join card can be pressed on its title alone":
        '      content: "";\n[-      position: absolute;\n-]      inset: -2px;\n',
    },
  },
  "app/styles/enlarged-text.css": {
    "browser/enlarged-text.test.ts > nothing leaves the window": {
      "with text twice as large a title breaks within its words": "font-size: [-min(2.25rem, 13vw)-]{+2.25rem+};",
    },
  },
  "app/styles/header.css": {
    "browser/sign-in.test.ts > double click on Logout": {
      "without JavaScript a double click on Logout signs in again": "[-    animation: unpressable 400ms;\n-]",
    },
  },
  "app/styles/menu.css": {
    "browser/shell.test.ts > phone on its side": {
      "the end of the menu is out of reach on a phone on its side": "overflow: hidden[- auto-];",
    },
  },
  "app/styles/print.css": {
    "browser/shell.test.ts > on paper a page": {
      "on paper the navigation is printed": "[-    .site-nav,\n-]",
    },
  },
  "app/styles/tailwind.css": {
    "browser/accessibility.test.ts > every focus is seen": {
      "on indigo the focus is drawn in indigo":
        "[-.on-brand :focus-visible {\n    outline-color: var(--color-action);\n  }-]",
    },
    "browser/shell.test.ts > on paper": {
      "on paper the join cards are cream on white": "  @media [-not print-]{+all+} {\n    .on-brand {",
    },
    "unit/styles.test.ts > value for the dark": {
      "in the dark a success keeps its colour of the light": "[-    --color-ok: #7fd4a4;\n-]",
    },
    "browser/accessibility.test.ts > axe finds nothing on any page": {
      "in the dark the browser's own parts are light": "[-    color-scheme: light dark;\n-]",
    },
  },
  "app/styles/toast.css": {
    "browser/toasts.test.ts > covers nothing any more": {
      "without JavaScript a toast lies over the page for good": " 4000ms[- forwards-];",
    },
  },
  "app/toast/toast.server.ts": {
    "worker/flash.test.ts > any of the secrets": {
      "a toast is shown on every page for a minute":
        '[-headers.append("Set-Cookie", await storage.destroySession(await storage.getSession()));-]',
    },
    "worker/flash.test.ts > is not shown, and removed": {
      "a toast never grows too old": '[-Number(session.get("expires")) > Date.now() / 1000-]{+session+} ?',
    },
  },
  "app/toast/toaster.tsx": {
    "browser/toasts.test.ts > whose time is over": {
      "a toast whose time is over comes back on hydration":
        "[-    if (isOver(list.current?.firstElementChild)) return;\n-]",
    },
    "unit/toaster.test.tsx": {
      "no region tells screen readers of toasts": '[-      aria-live="polite"\n-]      aria-label',
      "a toast that appears under the mouse is there twice": "[- && toasts.every(({ id }) => id !== flash.id)-]",
    },
  },
  "app/toast/untold.ts": {
    "browser/volunteer-form.test.ts > given up by": {
      "a confirmation goes with its page":
        "if (flash) [-storage.setItem(UNTOLD, JSON.stringify({ flash, since: Date.now() }))-]{+untold = flash+};",
    },
    "browser/volunteer-form.test.ts > takes it along, once": {
      "a confirmation is told at every load": "else if (!isLeaving) [-storage.removeItem(UNTOLD)-]{+undefined+};",
    },
    "browser/registered.test.ts > drawn for a moment": {
      "a confirmation that nobody could read counts as told": "else [-if (!isLeaving) -]storage.removeItem(UNTOLD)",
    },
  },
  "app/ui/format.ts": {
    "unit/content.test.ts": { "rupees are grouped in thousands": "(\\d\\d{+\\d+})*" },
    "unit/content.test.ts > is no date": {
      "31 November is 1 December": "[- || !day.toISOString().startsWith(`${date}T`)-]",
    },
    "unit/content.test.ts > whatever the time zone": {
      "west of Greenwich a date is the day before": "day.[-getUTCDate-]{+getDate+}()",
    },
  },
  "app/ui/use-kept-through-hydration.ts": {
    "browser/volunteer-form.test.ts > no letter is lost": {
      "a letter that is typed during hydration is overwritten": "control.value [-===-]{+!==+} control.defaultValue",
    },
  },
  "app/ui/with-storage.ts": {
    "browser/volunteer-form.test.ts > stays in its tab": {
      "a draft outlives its tab": "use(window.[-sessionStorage-]{+localStorage+})",
    },
  },
  "app/upkeep/database.server.ts": {
    "worker/upkeep.test.ts > said as what it is": {
      "an upkeep that took too long looks like a paused database": "[- || isOfStatement(status, error.code)-])",
    },
  },
  "app/upkeep/digest.server.ts": {
    "worker/upkeep.test.ts > in numbers": {
      "the message for organisers may mention everyone": 'allowed_mentions: { parse: [{+"everyone"+}] }',
    },
  },
  "app/upkeep/run.server.ts": {
    "worker/upkeep.test.ts > a database that is gone": {
      "a failed upkeep looks like one that is done":
        '[-  throw new Error("The daily upkeep failed; the line above says why.");\n-]',
    },
  },
  "docs/product.md": {
    "unit/citations.test.ts > cites": { "a heading that comments cite has another name": "## [-Toasts-]{+Toast+}\n" },
  },
  "load-context.ts": {
    "worker/failures.test.ts > must be the public key": {
      "the Worker takes the secret key": 'kindOf(key) !== [-"secret"-]{+"public"+}',
    },
    "worker/sign-in.test.ts > SESSION_SECRET of": {
      "a secret of 16 characters is taken": "secret.length >= [-32-]{+16+}",
    },
  },
  "public/_headers": {
    "worker/frame.test.ts > for ever": {
      "a file without a hash in its name is kept for a year":
        "{+/favicon.svg\n  Cache-Control: public, max-age=31536000, immutable\n\n+}/assets/*",
    },
  },
  "scripts/build.ts": {
    "commands/patch.test.ts > was patched": {
      "a changed @remix-run/react is built all the same": "[-npm run --silent patch && -]",
    },
    "unit/build.test.ts": {
      "a build with other packages is left as it is": "[-, INSTALLED-]]);",
      "a failed build is taken for a finished one": "[-if (status === 0) -]write",
    },
  },
  "scripts/deploy/database.ts": {
    "worker/deploy.test.ts > with the public key": {
      "a database that nobody may register in passes the preflight":
        "[-  if (isByPolicy(ofNow)) return [`nobody may register (${ofNow.message})`];\n-]",
      "a database that strangers read passes the preflight": "...([-isOfTheRow(shown)-]{+false+} ?",
    },
  },
  "scripts/deploy/wrangler.ts": {
    "commands/deploy.test.ts > preview": {
      "for the preview, production's secrets are looked for": '"--config=wrangler.toml"[-, `--env=${env ?? ""}`-]]',
    },
  },
  "scripts/deploy.ts": {
    "commands/deploy.test.ts > whatever name": {
      "another Worker is deployed than the list is of": "[-, WRANGLER_CI_OVERRIDE_NAME: worker-]",
    },
    "commands/deploy.test.ts > take production's place": {
      "a preview is deployed in production's place": 'options.env ? about === "[-target-]{+none+}"',
    },
  },
  "scripts/local/folder.ts": {
    "commands/start.test.ts > npm start": { "two local starts write the same database": "begin[- exclusive-]" },
    "unit/local-folder.test.ts": {
      "a local start's files may be run": "[-entry.isDirectory() ? 0o700 : 0o600-]{+0o700+}",
    },
  },
  "scripts/local/server.ts": {
    "worker/database.test.ts > outlives what is no request": {
      "what is no request ends the local database":
        "listen(request, response)[-.catch(() => (response.headersSent ? response.destroy() : response.writeHead(400).end()))-]",
    },
    "worker/this-machine.test.ts > for this machine alone": {
      "the local database is open to the network": '.listen(port[-, "127.0.0.1"-])',
    },
  },
  "scripts/local/site.ts": {
    "commands/start.test.ts > npm start": {
      "npm start ignores .dev.vars": "[-      ...overrides,\n-]",
      "--fresh empties nothing": 'process.argv.includes("--[-fresh-]{+empty+}")',
    },
  },
  "scripts/registrations/connection.ts": {
    "worker/registrations.test.ts > one clear sentence": {
      "the secret key goes over plain http": "if ([-!isConfidential(url)-]{+url === key+} ||",
    },
    "worker/registrations.test.ts > environment wins": {
      ".dev.vars wins over the environment":
        "[-process.env.SUPABASE_URL || -]inFile.SUPABASE_URL{+ || process.env.SUPABASE_URL+}",
    },
  },
  "scripts/registrations/csv.ts": {
    "unit/organisers-commands.test.ts": {
      "a formula after a line break runs": "(^|[,;\\t[-\\n\\v\\f\\r\\u0085\\u2028\\u2029-]])",
    },
  },
  "scripts/registrations/erase.ts": {
    "worker/registrations.test.ts > erase shows": {
      "erase erases without being asked twice": 'const yes = { type: "string"{+, default: ""+} } as const;',
    },
    "worker/registrations.test.ts > narrowed by a meetup": {
      "a mere yes erases an id that may be misread": "const isOpen = !selection.email{+ && !selection.ids+};",
      "a number that is taken for an id erases somebody else": "Object.keys(chosen).length > [-0-]{+9+}",
      "a number behind yes is an id more": 'token.kind === "positional" && [-!-]token.value.includes("@")',
    },
    "worker/registrations.test.ts > a range of time is erased with": {
      "whoever registers after the dry run is erased unseen": '(yes === ""[- && !isOpen-])',
    },
  },
  "scripts/registrations/file.ts": {
    "worker/export.test.ts > into a file": {
      "an export is readable for everybody on the machine": '"wx", [-0o600-]{+0o644+}',
    },
    "worker/export.test.ts > writes into nothing": { "an export writes through a link": 'partial, "[-wx-]{+w+}"' },
    "worker/export.test.ts > leaves nothing behind": {
      "what ends an export leaves half of it": "[-process.once(ending, interrupted);-]{+void ending;+}",
    },
  },
  "scripts/registrations/india.ts": {
    "unit/organisers-commands.test.ts": {
      "prune counts a month as 30 days":
        "  then.[-setUTCMonth(today.getUTCMonth() - months)-]{+setTime(today.getTime() - months * 30 * DAY)+};\n",
    },
  },
  "scripts/registrations/people.ts": {
    "worker/export.test.ts > same person again": {
      "a short phone number makes two people one": "line[-.length === 10 ? line : undefined-]",
    },
  },
  "scripts/registrations/rows.ts": {
    "worker/export.test.ts > loses none": {
      "pages of rows come in any order, and some rows never": '[-.order("id")-]',
    },
  },
  "scripts/test.ts": {
    "unit/gates.test.ts": { "npm test passes although the lint fails": "passed.[-every-]{+some+}(Boolean)" },
  },
  "scripts/verify.ts": {
    "unit/gates.test.ts": { "npm run verify passes whatever fails": "passed: code [-=== 0-]{+!== null+}" },
  },
  "server.ts": {
    "worker/budgets.test.ts > while the Worker is evaluated": {
      "the first volunteer pays for what V8 compiles": "\n[-warmUpRegistration();\n-]",
    },
  },
  "supabase/migrations/20261121000000_registrationns.sql": {
    "worker/rights.test.ts > nobody has a right": {
      "what Supabase grants by default is not revoked":
        "[-revoke all on public.registrationns from public, anon, authenticated;\n-]",
    },
    "worker/rights.test.ts > with the public key, a registration": {
      "row level security is off": "[-alter table public.registrationns enable row level security;\n-]",
    },
    "worker/database.test.ts > begins at midnight": {
      "the same answers are another registration at 18:30 UTC: the day is not India's":
        "((registration_date at time zone '[-Asia/Kolkata-]{+UTC+}')::date)",
    },
    "worker/database.test.ts > another answer to any one field": {
      "the index forgets an answer": "[- || E'\\x1f' || phone-]",
    },
    "worker/database.test.ts > mirror the form's rules": {
      "a tab is no control character": "[\\u0001-[-\\u0009-]{+\\u0008+}\\u000b-",
    },
  },
  "supabase/migrations/20261122000000_what_each_key_may.sql": {
    "worker/rights.test.ts > with the public key, a registration": {
      "the public key may date a registration as it likes":
        "with check ([-registration_date between now() - interval '1 day' and now() + interval '1 day'-]{+true+})",
    },
  },
  "supabase/migrations/20261123000000_daily_upkeep.sql": {
    "worker/daily-upkeep.test.ts > no other key": {
      "anybody in the database may call the upkeep":
        "[-revoke all on function public.daily_upkeep() from public, anon, authenticated, service_role;\n-]",
    },
  },
  "supabase/migrations/20261124000000_as_long_as_a_form.sql": {
    "worker/rights.test.ts > as long as a form may make it": {
      "a row may be longer than a form": "[-3-]{+300+} * 256 * 1024",
    },
  },
  "supabase/migrations/20261126000000_nobody_between_two_messages.sql": {
    "worker/daily-upkeep.test.ts > one number of months": {
      "registrations are kept for 13 months":
        "date_trunc('day', now()) + interval '1 day' - interval '[-12-]{+13+} months'",
    },
    "worker/daily-upkeep.test.ts > between the beginnings": {
      "whoever registers between the beginnings of two runs is told to nobody":
        "registration_date >= [-date_trunc('hour', now())-]{+now()+}",
    },
    "worker/daily-upkeep.test.ts > the day in India": {
      "the day of the upkeep is Greenwich's": "set timezone = '[-Asia/Kolkata-]{+UTC+}'\n",
    },
  },
  "supabase/migrations/20261130000000_beginning_of_a_number.sql": {
    "worker/organisers-view.test.ts > long answers": {
      "the organisers' view unpacks the whole of every email address": "lower([-left(email, 254)-]{+email+})",
    },
    "worker/organisers-view.test.ts > not made one": {
      "who registers later makes two people one": "nullif([-earlier-]{+first_id+}, id)",
    },
    "worker/rights.test.ts > right to read the table": {
      "the organisers' view reads with its owner's rights": "[- with (security_invoker = true)-]",
    },
    "worker/organisers-view.test.ts > writes no formula": {
      "the view of organisers lets a spreadsheet run an answer":
        "  [-public.spreadsheet_text(expectations) as -]expectations,",
    },
  },
  "supabase/migrations/20261202000000_as_long_as_anybody_means_it.sql": {
    "worker/organisers-view.test.ts > longer than anybody": {
      "a cell of the organisers' view has 16,000 characters": "else left(answer, [-4000-]{+16000+})",
    },
    "worker/organisers-view.test.ts > one line": {
      "a long cell of the organisers' view has many lines": "[-replace(kept, E'\\n', U&' \\23ce ')-]{+kept+}",
    },
  },
  "scripts/wrangler-toml.ts": {
    "worker/deploy.test.ts > a route that leads": {
      "a route of the first page alone passes the preflight": "[^/]+\\/\\*[-$-]{+?$+}/.test(pattern)",
    },
  },
  "tsconfig.json": {
    "unit/gates.test.ts": { "the type check is lenient": '[-    "strict": true,\n-]' },
  },
  "vite.config.ts": {
    "commands/start.test.ts > npm run dev": {
      "npm run dev takes no form": "worker.fetch([-new Request(request, { body })-]{+request+}",
    },
    "worker/budgets.test.ts > no source map": { "everybody gets the source maps": "sourcemap: [-isSsrBuild-]{+true+}" },
  },
  "wrangler.toml": {
    "unit/wrangler-toml.test.ts": {
      "Cloudflare logs the address of every request": "invocation_logs = [-false-]{+true+}",
      "Cloudflare keeps a sign-in's code beside our lines": "redact_query_string = [-true-]{+false+}",
    },
    "worker/deploy.test.ts > nothing but its samples": { "the upkeep has no trigger": 'crons = [[-"30 21 * * *"-]]' },
    "commands/upload.test.ts > wrangler deploy, alone": {
      "the deployed Worker has none of its modules": '[-{ type = "ESModule", globs = ["*.js"] }, -]',
    },
  },
};

/** Every fault that `npm run mutants` tries, one at a time. */
export const faults: Fault[] = Object.entries(changes).flatMap(([file, tests]) =>
  Object.entries(tests).flatMap(([test, faults]) => {
    const [noticedBy = "", named] = test.split(" > ");
    return Object.entries(faults).map(([what, change]) => ({ what, file, ...sides(change), noticedBy, named }));
  }),
);

function sides(change: string): { from: string; to: string } {
  const marks = /\[-(.*?)-\]|\{\+(.*?)\+\}/gs;
  return { from: change.replace(marks, "$1"), to: change.replace(marks, "$2") };
}
