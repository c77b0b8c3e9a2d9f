import { useTexts } from '../../site';
import { If, token, Unless } from '../token';

interface ServiceNameProps {
  of: 'messenger' | 'social' | 'shortVideo';
  /** For a service that the server does not know. */
  otherwise: string;
  /** True: a request to write there, not the bare name. */
  isCall?: boolean;
}

/** The name of the service that a configured link leads to. */
export function ServiceName({ of, otherwise, isCall }: ServiceNameProps) {
  const { call } = useTexts();
  const name = token(`${of}Name`);
  return (
    <>
      <If name={`${of}Name`}>
        {isCall ? call.on.replace('{{name}}', name) : name}
      </If>
      <Unless name={`${of}Name`}>{otherwise}</Unless>
    </>
  );
}
