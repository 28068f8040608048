import { Content } from "benchmark-page";

export default Content;
