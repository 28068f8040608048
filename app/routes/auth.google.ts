/** The sign-in form posts to this address. */
export { startSignIn as action } from "#app/sign-in/sign-in.server.ts";
