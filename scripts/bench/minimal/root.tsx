import { Document } from "benchmark-page";

export default Document;
