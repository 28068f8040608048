export { Document as default } from "../../../build/bench/home.jsx";
