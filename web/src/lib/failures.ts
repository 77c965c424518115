/** Which message tells a reader what went wrong with a request. */
import { RequestError } from "./api";

/** `offline` for no answer, `missing` for 404, else `other`, whose words the server brings. */
export function failureOf(error: unknown): "offline" | "missing" | "other" {
  if (!(error instanceof RequestError)) return "other";
  if (error.status === 0 || error.status >= 502) return "offline";
  return error.status === 404 ? "missing" : "other";
}
