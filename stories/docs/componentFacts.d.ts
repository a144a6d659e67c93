declare module 'virtual:component-facts' {
  export const facts: import('../../.storybook/componentFacts/facts.ts').Facts;
}
