export { Content as default } from "../../../../build/bench/home.jsx";
