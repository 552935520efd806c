import java.util.Base64;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.model.Error;
import org.openapitools.client.model.RecipientIds;
import org.openapitools.client.model.SendMessageRequestTo;

/** What differs between the libraries of the generator. */
final class Client {
  static final ApiClient client = new ApiClient();

  static ApiClient create(String url, String email, String key) {
    var login = Base64.getEncoder().encodeToString((email + ":" + key).getBytes());
    client.updateBaseUri(url);
    client.setRequestInterceptor(request -> request.header("Authorization", "Basic " + login));
    return client;
  }

  static Error error(ApiException exception) throws Exception {
    return client.getObjectMapper().readValue(exception.getResponseBody(), Error.class);
  }

  static SendMessageRequestTo recipient(long id) {
    var ids = new RecipientIds();
    ids.add(id);
    return new SendMessageRequestTo(ids);
  }
}
