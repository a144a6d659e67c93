import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, CircleCheck, Mail, Plus, Trash } from 'lucide-react';
import { expect } from 'storybook/test';
import { Avatar } from '#ui/avatar/Avatar.tsx';
import { Badge, StatusBadge } from '#ui/badge/Badge.tsx';
import { Button } from '#ui/button/Button.tsx';
import { Chip } from '#ui/chip/Chip.tsx';
import { Combobox } from '#ui/combobox/Combobox.tsx';
import { Countdown } from '#ui/countdown/Countdown.tsx';
import { Link } from '#ui/link/Link.tsx';
import { Logo } from '#ui/logo/Logo.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { OtpField } from '#ui/otp-field/OtpField.tsx';
import { PasswordField } from '#ui/password-field/PasswordField.tsx';
import { SearchField } from '#ui/search-field/SearchField.tsx';
import { SegmentedControl } from '#ui/segmented-control/SegmentedControl.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { TextArea } from '#ui/text-area/TextArea.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import { largeText, rightToLeft, wide } from '../viewports.ts';

const english = {
  product: 'Product name',
  required: 'Product name is required',
  hint: 'As on the invoice',
  description: 'Description',
  text: 'Double-walled 18/8 steel keeps drinks cold for 24 hours.',
  email: 'Email',
  discount: 'Discount',
  price: 'Actual price',
  password: 'Password',
  code: 'Code',
  search: 'lamp',
  places: 'Locations',
  india: 'India',
  japan: 'Japan',
  status: 'Product status',
  active: 'Active',
  draft: 'Draft',
  featured: 'Featured product',
  featuredHint: 'Shown on the store home page',
  add: 'Add product',
  wait: 'Saving...',
  remove: 'Delete',
  link: 'Forgot password?',
  expires: 'Expires in',
};

const arabic: typeof english = {
  product: 'اسم المنتج',
  required: 'الاسم مطلوب',
  hint: 'كما في الفاتورة',
  description: 'الوصف',
  text: 'زجاجة من الفولاذ مزدوجة الجدار تحافظ على البرودة',
  email: 'البريد',
  discount: 'الخصم',
  price: 'السعر',
  password: 'كلمة المرور',
  code: 'الرمز',
  search: 'مصباح',
  places: 'المواقع',
  india: 'الهند',
  japan: 'اليابان',
  status: 'الحالة',
  active: 'نشط',
  draft: 'مسودة',
  featured: 'منتج مميز',
  featuredHint: 'يظهر في الصفحة الرئيسية',
  add: 'إضافة منتج',
  wait: 'جارٍ الحفظ...',
  remove: 'حذف',
  link: 'هل نسيت كلمة المرور؟',
  expires: 'تنتهي خلال',
};

const noop = () => {};

const ComponentSheet = ({ texts }: { texts: typeof english }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] items-start gap-4">
    <Logo name="Counter" href="#home" />
    <div className="flex flex-wrap items-center gap-2">
      <Avatar name="Ananya" />
      <StatusBadge tone="positive" icon="circle-check">
        {texts.active}
      </StatusBadge>
      <Badge tone="accent">{texts.draft}</Badge>
      <Chip removeLabel={texts.remove} onRemove={noop}>
        {texts.india}
      </Chip>
      <ArrowRight />
    </div>
    <div className="flex flex-wrap gap-2">
      <Button variant="primary" icon={<Plus />}>
        {texts.add}
      </Button>
      <Button status="busy">{texts.wait}</Button>
      <Button variant="critical" size="sm" icon={<Trash />}>
        {texts.remove}
      </Button>
    </div>
    <div className="flex flex-wrap items-center gap-3">
      <Link href="#password">{texts.link}</Link>
      <Countdown secondsLeft={272} locale="en-GB" label={texts.expires} lastMinuteText="" overText="" />
    </div>
    <TextField label={texts.product} requirement="required" error={texts.required} />
    <TextField label={texts.email} icon={<Mail />} requirement="optional" hint={texts.hint} />
    <TextField label={texts.discount} readOnly defaultValue="21" affixEnd="%" />
    <MoneyField label={texts.price} symbol="₹" defaultValue="1,899" onChange={noop} />
    <PasswordField
      label={texts.password}
      showLabel="Show"
      hideLabel="Hide"
      autoComplete="current-password"
      defaultValue="correct horse"
      onChange={noop}
    />
    <OtpField label={texts.code} value="482719" onChange={noop} />
    <SearchField label="Search" labelMode="hidden" clearLabel="Clear" value={texts.search} onChange={noop} />
    <Combobox
      label={texts.places}
      placeholder={texts.search}
      options={[]}
      values={[texts.india, texts.japan]}
      valueLabel={String}
      removeLabel={String}
      noMatchText=""
      onChange={noop}
      onQueryChange={noop}
    />
    <SegmentedControl
      label={texts.status}
      value="active"
      onChange={noop}
      options={[
        { value: 'active', label: texts.active, icon: <CircleCheck /> },
        { value: 'draft', label: texts.draft },
      ]}
    />
    <Switch label={texts.featured} hint={texts.featuredHint} checked onChange={noop} />
    <TextArea label={texts.description} defaultValue={texts.text} />
  </div>
);

/** Small components as readers with other settings see them. Components that wrap or mirror more have stories of their own. */
const meta = {
  component: ComponentSheet,
  tags: ['!autodocs'],
  args: { texts: english },
  // The picture shows the window only.
  play: async () => expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(innerHeight),
} satisfies Meta<typeof ComponentSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LargeText: Story = { globals: { ...wide, ...largeText } };
export const RightToLeft: Story = { args: { texts: arabic }, globals: rightToLeft };
