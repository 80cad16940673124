import { LinkButton } from "~/look/ui/button";
import { Card } from "~/look/ui/card";
import { Icon } from "~/look/ui/icon";
import { paths, withSearch } from "~/paths";

const dialog = (name: string) => withSearch(paths.account, "", { dialog: name });

/** What one can do with an account: another password, a copy of everything, the end of it. */
export function SecurityCard() {
  return (
    <Card className="stack">
      <h2>Security</h2>
      <div className="actions">
        <LinkButton to={dialog("password")} replace>
          <Icon name="key-round" />
          Change password
        </LinkButton>
        <LinkButton to={paths.accountData} reloadDocument>
          <Icon name="download" />
          Download my data
        </LinkButton>
        <LinkButton to={dialog("delete")} replace variant="danger">
          <Icon name="trash-2" />
          Delete account
        </LinkButton>
      </div>
    </Card>
  );
}
