/** The first digits of what was typed, pasted or filled in: '123 456' and '123-456' are '123456'. */
export const digitsOf = (text: string, atMost: number): string => text.replaceAll(/\D/g, '').slice(0, atMost);
