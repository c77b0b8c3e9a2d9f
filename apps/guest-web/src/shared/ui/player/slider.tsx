import type { CSSProperties } from 'react';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  className?: string | undefined;
  value: number;
  max: number;
  step: number;
  /** The value in words. */
  spoken: string;
  tabIndex: number;
  onChange: (value: number) => void;
}

export function Slider({
  label,
  className = '',
  value,
  max,
  step,
  spoken,
  tabIndex,
  onChange,
}: SliderProps) {
  return (
    <input
      className={`${styles.slider} ${className}`}
      type="range"
      min={0}
      max={max}
      step={step}
      value={value}
      style={
        { '--part': `${max > 0 ? (value / max) * 100 : 0}%` } as CSSProperties
      }
      tabIndex={tabIndex}
      aria-label={label}
      aria-valuetext={spoken}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
