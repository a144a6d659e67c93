import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/button/Button.tsx';
import {
  SettingsActions,
  SettingsBody,
  SettingsCard,
  SettingsCards,
  SettingsList,
  SettingsRow,
} from '#ui/form-card/SettingsCard.tsx';
import { PageFrame } from '#ui/page/Page.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { page, rightToLeft, smallest } from '../../viewports.ts';

const meta = {
  title: 'ui/SettingsCard',
  component: SettingsCard,
  parameters: page,
  argTypes: { children: { control: false } },
  args: { title: 'Devices', description: 'Where you are signed in.', children: undefined },
  render: (args) => (
    <PageFrame width="form">
      <SettingsCards>
        <SettingsCard title="Contact" description="Shown in the footer, and on packing slips and invoices.">
          <SettingsBody>
            <TextField label="Email" requirement="required" />
            <TextField label="Phone" requirement="required" />
          </SettingsBody>
        </SettingsCard>
        <SettingsCard {...args}>
          <SettingsList>
            {['Firefox on Linux', 'Safari on iPhone'].map((device) => (
              <SettingsRow key={device}>
                <p className="min-w-0 flex-1">{device}</p>
                <Button size="sm">End session</Button>
              </SettingsRow>
            ))}
          </SettingsList>
          <SettingsActions>
            <Button>End all sessions</Button>
          </SettingsActions>
        </SettingsCard>
      </SettingsCards>
    </PageFrame>
  ),
} satisfies Meta<typeof SettingsCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

/** Cards have the same width and start. Their titles name them. */
export const Page: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Devices' });
    const title = canvas.getByRole('heading', { name: 'Devices' });
    const list = canvas.getByRole('list');
    await expect(card).toContainElement(list);
    await expect(title.getBoundingClientRect().right).toBeLessThan(list.getBoundingClientRect().left);
  },
};

export const PageOnTheSmallest: Story = {
  globals: smallest,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { name: 'Devices' });
    const list = canvas.getByRole('list');
    await expect(title.getBoundingClientRect().bottom).toBeLessThan(list.getBoundingClientRect().top);
  },
};

export const PageRightToLeft: Story = { globals: rightToLeft };
