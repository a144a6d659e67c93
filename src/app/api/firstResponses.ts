declare global {
  /** By address, made by the script in index.html; each is undefined where nobody is signed in. */
  var firstResponses: Record<string, Promise<Response | undefined>> | undefined;
}

/** Takes the response that a script in the page asked for before the app's own scripts had come; each once. */
export function takeFirstResponse(url: string): Promise<Response | undefined> | undefined {
  const response = globalThis.firstResponses?.[url];
  delete globalThis.firstResponses?.[url];
  return response;
}
