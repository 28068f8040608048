/** A line of the list before a deployment; what is open keeps production from being deployed. */
export type Finding = {
  state: "fine" | "note" | "unknown" | "open";
  about:
    | "secret"
    | "setting"
    | "sample"
    | "migration"
    | "accounts"
    | "size"
    | "cron"
    | "logs"
    | "address"
    | "target"
    | "qr"
    | "file";
  text: string;
};
