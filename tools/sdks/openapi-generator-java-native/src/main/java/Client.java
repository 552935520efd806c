import java.util.Base64;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.model.Error;

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
}
