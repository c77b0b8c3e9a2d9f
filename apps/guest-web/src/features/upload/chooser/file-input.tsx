interface FileInputProps {
  ref: React.Ref<HTMLInputElement>;
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** Some phones lose the choice of an input created on demand. */
export function FileInput({ ref, multiple = false, onChoose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/*,video/*"
      multiple={multiple}
      hidden
      onChange={({ currentTarget }) => {
        onChoose([...(currentTarget.files ?? [])]);
        currentTarget.value = '';
      }}
    />
  );
}
