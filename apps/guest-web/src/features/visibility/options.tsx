import { useId, type ReactNode } from 'react';
import styles from './visibility-page.module.css';

interface Option<Value> {
  value: Value;
  title: string;
  /** What follows from it. */
  text: string;
  /** Shown below the chosen option. */
  more?: ReactNode;
}

interface OptionsProps<Value> {
  legend: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
}

/** One of few, each with its consequence. */
export function Options<Value extends string>({
  legend,
  value,
  options,
  onChange,
}: OptionsProps<Value>) {
  const id = useId();
  return (
    <fieldset className={styles.options}>
      <legend>{legend}</legend>
      {options.map((option) => {
        const isChosen = option.value === value;
        const ids = `${id}${option.value}`;
        return (
          <div
            key={option.value}
            className={styles.option}
            data-chosen={isChosen}
          >
            <label className={styles.choice}>
              <input
                type="radio"
                name={id}
                value={option.value}
                checked={isChosen}
                aria-labelledby={`${ids}-title`}
                aria-describedby={`${ids}-text`}
                onChange={() => onChange(option.value)}
              />
              <span>
                <strong id={`${ids}-title`}>{option.title}</strong>
                <span id={`${ids}-text`} className={styles.text}>
                  {option.text}
                </span>
              </span>
            </label>
            {isChosen && option.more}
          </div>
        );
      })}
    </fieldset>
  );
}
