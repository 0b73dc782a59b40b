// SPDX-License-Identifier: BSL-1.0
import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  readonly max: number;
  readonly onChange: (value: string) => void;
}

export function NumberField({ label, value, max, onChange }: NumberFieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        required
        value={value}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    </div>
  );
}

export interface Option<Value = string> {
  readonly value: Value;
  readonly title: string;
}
interface SelectFieldProps<Value> {
  readonly label: ComponentChildren;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange } = props;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value as Value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
    </div>
  );
}

interface SwitchFieldProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly children: string;
}

export function SwitchField({ isOn, onChange, children }: SwitchFieldProps) {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </label>
  );
}

interface ActionButtonProps {
  /// Of a button that shows a picture.
  readonly label?: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}

/// A button that keeps the focus when it is disabled.
export function ActionButton({ label, isDisabled, onClick, children }: ActionButtonProps) {
  return (
    <button
      type="button"
      class={label && "icon-button"}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled}
      onClick={() => isDisabled || onClick()}
    >
      {children}
    </button>
  );
}

interface SegmentedFieldProps<Value> {
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly title: ComponentChildren }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly help?: string;
  readonly isDisabled?: boolean;
}

/// One of a few options, all of which are shown.
export function SegmentedField<Value extends string | number>(props: SegmentedFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset class="segmented" disabled={props.isDisabled ?? false}>
      <legend>{props.legend}</legend>
      <div class="options">
        {props.options.map(({ value, title }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={props.value === value}
              onChange={() => props.onChange(value)}
            />
            <span>{title}</span>
          </label>
        ))}
      </div>
      {props.help && <p class="small muted">{props.help}</p>}
    </fieldset>
  );
}
