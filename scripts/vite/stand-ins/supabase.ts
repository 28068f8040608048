import type { SupabaseClient } from "@supabase/supabase-js";

type Auth = SupabaseClient["auth"];

/** For supabase-js: nobody signs in to the database, the public key is all it needs. */
export class AuthClient implements Pick<Auth, "getSession" | "onAuthStateChange"> {
  async getSession() {
    return { data: { session: null }, error: null } as const;
  }

  onAuthStateChange(): ReturnType<Auth["onAuthStateChange"]> {
    return { data: { subscription: { id: "", callback() {}, unsubscribe() {} } } };
  }
}

/** What supabase-js creates or exports, and nothing here uses. */
class Unused {}

export {
  Unused as FunctionRegion,
  Unused as FunctionsClient,
  Unused as FunctionsError,
  Unused as FunctionsFetchError,
  Unused as FunctionsHttpError,
  Unused as FunctionsRelayError,
  Unused as RealtimeClient,
  Unused as StorageApiError,
  Unused as StorageClient,
};
