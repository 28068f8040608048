/** The provider redirects to this address, in a popup or in the full page. */
export { finishSignIn as loader } from "#app/sign-in/sign-in.server.ts";
