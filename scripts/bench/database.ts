// A process of its own: a large parent process adds CPU time to the start of each of its children.
import { generateApiKey } from "@supabase/lite";
import { startSupabase } from "../local/supabase.ts";

const publishableKey = (await generateApiKey("publishable")).key;
const secretKey = (await generateApiKey("secret")).key;
const { url } = await startSupabase({ publishableKey, secretKey });
process.send?.({ SUPABASE_URL: url, SUPABASE_ANON_KEY: publishableKey });
process.once("disconnect", () => process.exit());
