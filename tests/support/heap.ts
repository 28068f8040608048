/**
 * The size of an isolate's heap after a garbage collection, in MiB, including external buffers.
 *
 * @param inspector the URL of the Chrome DevTools Protocol.
 * @param ask sends the Worker any request: workerd answers the inspector once the isolate has something to do.
 * @see https://chromedevtools.github.io/devtools-protocol/v8/HeapProfiler/#method-collectGarbage
 */
export async function heapOf(inspector: string, ask: () => Promise<unknown>): Promise<number> {
  const socket = new WebSocket(inspector);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const answers = new Map<number, (result: Record<string, number>) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(data);
    answers.get(id)?.(result);
  });
  const call = async (method: string) => {
    let answer: Record<string, number> | undefined;
    const id = answers.size + 1;
    answers.set(id, (result) => {
      answer = result;
    });
    socket.send(JSON.stringify({ id, method }));
    while (!answer) await ask();
    return answer;
  };
  await call("HeapProfiler.collectGarbage");
  const { usedSize = Number.NaN, backingStorageSize = Number.NaN } = await call("Runtime.getHeapUsage");
  socket.close();
  return (usedSize + backingStorageSize) / 1024 ** 2;
}
