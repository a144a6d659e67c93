import { useId, useState } from 'react';
import { getCurrencyDecimals } from '#contract/money/currency.ts';
import { parseTypedAmount } from '#contract/money/parseAmount.ts';
import { Button } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { MoneyField } from '#ui/money-field/MoneyField.tsx';
import { Select } from '#ui/select/Select.tsx';
import { Spinner } from '#ui/spinner/Spinner.tsx';
import { Switch } from '#ui/switch/Switch.tsx';
import { TextField } from '#ui/text-field/TextField.tsx';
import type { BulkFailure } from '#features/bulk/bulkModel.ts';
import { useFormats } from '#features/format/useFormats.ts';
import { useMessages } from '#features/messages/useMessages.ts';
import { createValueCheck } from '../quickEdit/quickEditModel.ts';
import { ChangePreview } from './ChangePreview.tsx';
import {
  applyOperation,
  type ChangePlan,
  type ChangeTarget,
  createPlan,
  getTargetField,
  hasErrors,
  isPercent,
  type Operation,
  OPERATIONS,
  type PlannedRow,
  planRow,
} from './valueChange.ts';

/** The selected products. Those that are not on the page are loaded first. */
export type SelectedProductsState =
  | { status: 'loading'; done: number; total: number }
  | {
      status: 'ready';
      products: readonly Pick<PlannedRow, 'row' | 'product'>[];
      /** Products that could not be loaded. */
      missing: readonly BulkFailure[];
    };

type ValueChangeDialogProps = {
  target: ChangeTarget;
  /** Number of selected products. */
  count: number;
  state: SelectedProductsState;
  onConfirm: (plan: ChangePlan) => void;
  onCancel: () => void;
};

/** Asks how to change the price or the stock of products, and shows each new value before anything is saved. */
export function ValueChangeDialog({ target, count, state, onConfirm, onCancel }: ValueChangeDialogProps) {
  const t = useMessages('productTools').bulkChange;
  const { bulk: bulkMessages } = useMessages('listTools');
  const { locale, currency } = useFormats();
  const formId = useId();
  const [operation, setOperation] = useState<Operation>('set');
  const [text, setText] = useState('');
  const [rounding, setRounding] = useState<Rounding>('currency');
  const amount = parseTypedAmount(text, locale);
  const decimals = rounding === 'whole' ? 0 : getCurrencyDecimals(currency);
  const rows = usePlannedRows(state, { target, operation, amount, decimals });
  const plan = createPlan(rows);
  return (
    <Dialog
      size="lg"
      title={t.titles[target]}
      description={t.texts[target]}
      onClose={onCancel}
      footer={
        <>
          <Button onClick={onCancel}>{bulkMessages.cancel}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabledReason={getDisabledReason(t, { amount, state, plan })}
          >
            {t.confirm(plan.size || count)}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (plan.size > 0) onConfirm(plan);
        }}
      >
        <OperationFields
          {...{ target, operation, text, amount }}
          onOperation={setOperation}
          onText={setText}
        />
        {target === 'price' && operation !== 'set' && (
          <RoundingSwitch {...{ rounding, decimals }} onChange={setRounding} />
        )}
        {state.status === 'loading' && (
          <output className="flex items-center gap-2 text-sm text-text-muted tabular-nums">
            <Spinner size="sm" />
            <span>{t.loading(state.done, state.total)}</span>
          </output>
        )}
        {rows.length > 0 && <ChangePreview rows={rows} />}
        {state.status === 'ready' && <MissingProducts missing={state.missing} />}
      </form>
    </Dialog>
  );
}

/** `whole` for prices without decimals. */
type Rounding = 'currency' | 'whole';

type PlannedChange = {
  target: ChangeTarget;
  operation: Operation;
  amount: number | undefined;
  /** Of new prices. */
  decimals: number;
};

/** Returns the new values: those with errors first. Empty until there is an amount. */
function usePlannedRows(
  state: SelectedProductsState,
  { target, operation, amount, decimals }: PlannedChange,
): readonly PlannedRow[] {
  const { problems: messages } = useMessages('productForm').edit;
  const { currency } = useFormats();
  if (state.status === 'loading' || amount === undefined || Number.isNaN(amount)) return [];
  const check = createValueCheck({ messages, currency });
  const rows = state.products.map(({ row, product }) => {
    const field = getTargetField(product, target);
    const value = applyOperation(
      product[field],
      operation,
      amount,
      target === 'price' ? decimals : undefined,
    );
    return planRow({ row, product }, { [field]: value }, check);
  });
  return [...rows.filter(hasErrors), ...rows.filter((row) => !hasErrors(row))];
}

type ChangeMessages = ReturnType<typeof useMessages<'productTools'>>['bulkChange'];
type DisabledReasonOptions = {
  amount: number | undefined;
  state: SelectedProductsState;
  plan: ChangePlan;
};

function getDisabledReason(t: ChangeMessages, { amount, state, plan }: DisabledReasonOptions) {
  if (amount === undefined || Number.isNaN(amount)) return t.noAmount;
  if (state.status === 'loading') return t.loading(state.done, state.total);
  return plan.size === 0 ? t.nothing : undefined;
}

type OperationFieldsProps = {
  target: ChangeTarget;
  operation: Operation;
  text: string;
  amount: number | undefined;
  onOperation: (operation: Operation) => void;
  onText: (text: string) => void;
};

function OperationFields({ target, operation, text, amount, ...handlers }: OperationFieldsProps) {
  const t = useMessages('productTools').bulkChange;
  const formats = useFormats();
  const fieldProps = {
    'data-autofocus': true,
    label: t.amount,
    value: text,
    error: Number.isNaN(amount) ? t.notNumber : undefined,
    onChange: ({ target: { value } }: { target: HTMLInputElement }) => handlers.onText(value),
  };
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <Select<Operation>
        label={t.operation}
        value={operation}
        options={OPERATIONS[target].map((value) => ({ value, label: t.operations[value] }))}
        onChange={handlers.onOperation}
      />
      {target === 'price' && !isPercent(operation) ? (
        <MoneyField {...fieldProps} symbol={formats.currencySymbol('inventory')} />
      ) : (
        <TextField
          {...fieldProps}
          inputMode="decimal"
          autoComplete="off"
          affixEnd={isPercent(operation) ? '%' : undefined}
          inputClassName="tabular-nums"
        />
      )}
    </div>
  );
}

type RoundingSwitchProps = {
  rounding: Rounding;
  decimals: number;
  onChange: (rounding: Rounding) => void;
};

/** Says how new prices are rounded, and offers whole ones if the currency has decimals. */
function RoundingSwitch({ rounding, decimals, onChange }: RoundingSwitchProps) {
  const t = useMessages('productTools').bulkChange;
  const { currency } = useFormats();
  if (getCurrencyDecimals(currency) === 0)
    return <p className="text-xs text-text-subtle">{t.rounding(decimals)}</p>;
  return (
    <Switch
      label={t.roundToWhole}
      hint={t.rounding(decimals)}
      checked={rounding === 'whole'}
      onChange={(isOn) => onChange(isOn ? 'whole' : 'currency')}
    />
  );
}

function MissingProducts({ missing }: { missing: readonly BulkFailure[] }) {
  const t = useMessages('productTools').bulkChange;
  if (missing.length === 0) return null;
  return (
    <section>
      <h3 className="text-sm font-medium">{t.missing(missing.length)}</h3>
      <ul>
        {missing.map(({ id, name, reason }) => (
          <li key={id} className="py-1 text-sm">
            <bdi className="font-medium wrap-anywhere">{name}</bdi>{' '}
            <span className="text-text-muted">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
