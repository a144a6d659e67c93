import type { StoreDetailsMessages } from '#contract/settings/storeDetails.ts';
import { number } from './rules.ts';

export const storeProblems: StoreDetailsMessages = {
  storeName: 'Geben Sie den Namen des Shops ein.',
  'contact.email': 'Geben Sie eine gültige E-Mail-Adresse ein.',
  'contact.phone': 'Geben Sie eine Telefonnummer ein.',
  'contact.address': 'Geben Sie die Adresse des Shops ein.',
  currency: 'Wählen Sie eine Währung aus der Liste.',
  timeZone: 'Wählen Sie eine Zeitzone aus der Liste.',
  tooLong: {
    storeName: (most) => `Der Name ist zu lang; höchstens ${number(most)} Zeichen sind möglich.`,
    'contact.email': (most) =>
      `Die E-Mail-Adresse ist zu lang; höchstens ${number(most)} Zeichen sind möglich.`,
    'contact.phone': (most) =>
      `Die Telefonnummer ist zu lang; höchstens ${number(most)} Zeichen sind möglich.`,
    'contact.address': (most) => `Die Adresse ist zu lang; höchstens ${number(most)} Zeichen sind möglich.`,
    taxNumber: (most) => `Die Steuernummer ist zu lang; höchstens ${number(most)} Zeichen sind möglich.`,
  },
};
