export { startSignIn as action } from "#app/sign-in/sign-in.server.ts";
