import { useTexts } from '../../site';
import { If, token, Unless } from '../token';

interface ServiceNameProps {
  of: 'messenger' | 'social' | 'shortVideo';
  /** The name of a service that the server does not know. */
  otherwise: string;
  /** A request to write there, instead of the bare name. */
  isCall?: boolean;
}

/** The service of a configured link. */
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
