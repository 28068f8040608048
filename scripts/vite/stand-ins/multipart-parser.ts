/** For Remix's upload handlers, which nothing calls: app/http/form-body.server.ts reads forms. */
export function streamMultipart(): never {
  throw new Error("Forms are read by readFormBody.");
}
