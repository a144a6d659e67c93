import { createContext, use } from 'react';
import type { PublicSettings } from '#contract/settings/publicSettings.ts';

export const SettingsContext = createContext<PublicSettings | undefined>(undefined);

export function useSettings(): PublicSettings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error('The app must stand inside SettingsContext');
  return settings;
}
